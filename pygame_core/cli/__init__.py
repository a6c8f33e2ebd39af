"""The command line: `python -m pygame_core COMMAND`. Each command takes parsed arguments and prints."""
