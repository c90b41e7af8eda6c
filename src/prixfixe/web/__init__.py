"""Level 6: tables in the browser. Needs the extra `web`."""
