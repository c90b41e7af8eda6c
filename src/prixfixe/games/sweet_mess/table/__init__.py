"""What is seen of the title: its board in the page and in a terminal, its guide, its pictures."""
