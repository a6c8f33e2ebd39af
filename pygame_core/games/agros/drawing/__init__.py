"""What `agros/draw.py` is made of: shapes, fields, marks, what can be touched. Cells are 64 units wide."""
