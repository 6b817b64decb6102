"""Drawings of Volle Lotte."""
