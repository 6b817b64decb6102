"""Drawings of Volle Wolle."""
