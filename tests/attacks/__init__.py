"""Attacks: what somebody who means harm would try, each written down as a script or a test."""
