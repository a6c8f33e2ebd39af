"""The interface of the site, in Python: PyScript runs it in the browser, build.py runs the same functions to draw
the first page. Only `page` knows the browser; everything else gives text and can be tested anywhere."""
