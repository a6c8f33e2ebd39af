"""The parts of the pictures of cards and maps."""
