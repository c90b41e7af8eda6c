"""What a learning agent sees of each title: its view as named, bounded numbers."""
