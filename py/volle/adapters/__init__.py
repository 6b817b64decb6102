"""Faces of the engine for libraries that study games; each needs an optional extra of its name."""
