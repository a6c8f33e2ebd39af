"""What build.py does, one step a module. Imports nothing of the interface; runs on the developer's machine."""
