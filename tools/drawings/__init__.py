"""The pictures of the games, drawn as SVG when the site is built.

`sprite.py` lists all drawings that a page uses; `rules.py` arranges drawings into the pictures of the rules.
"""
