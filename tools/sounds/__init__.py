"""The sounds of the table: synthesis, a recipe for each sound, and the file with all of them."""
