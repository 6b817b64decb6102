"""Volle: family games of dice and cards as a pure-Python engine."""

__version__ = "0.2.0"
