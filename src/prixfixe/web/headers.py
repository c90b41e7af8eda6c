"""The headers of every response: what a browser may run, keep and tell others."""

from __future__ import annotations

from typing import Mapping

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LASTING = {"Cache-Control": "public, max-age=86400"}  # files of ours
CHECKED = {"Cache-Control": "no-cache"}  # scripts that name each other, asked for anew whether they changed
PRIVATE = {"Cache-Control": "no-store", "Vary": "Authorization, Cookie, Accept-Language"}  # all else
SECURE = {"Strict-Transport-Security": "max-age=31536000"}


def headers_of(path: str, secure: bool) -> Mapping[str, str]:
    """The headers of a response, where it does not bring its own."""
    kept = CHECKED if path.startswith("/static/js/") else LASTING if path.startswith("/static") else PRIVATE
    return {**ALWAYS, **kept, **(SECURE if secure else {})}


def completed(known: list[tuple[bytes, bytes]], path: str, secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers a response has, and those that it lacks."""
    there = {name.lower() for name, _ in known}
    fresh = [(name.lower().encode(), value.encode()) for name, value in headers_of(path, secure).items()]
    return [*known, *[(name, value) for name, value in fresh if name not in there]]
