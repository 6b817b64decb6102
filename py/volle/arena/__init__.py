"""Tournaments of bots on paired deals, with ratings and confidence intervals."""
