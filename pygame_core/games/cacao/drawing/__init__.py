"""What `cacao/draw.py` is made of: tiles, marks, previews, what can be touched. Tiles are 100 units wide."""
