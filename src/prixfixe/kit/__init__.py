"""Level 1: table-top parts that two games or more share."""
