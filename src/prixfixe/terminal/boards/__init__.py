"""One drawing per title, from its view alone."""
