"""What `akropolis/draw.py` is made of. A hex has a side of 50 units; y grows downwards."""
