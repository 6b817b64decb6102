"""What both games share: the shape of a game, chance, matches and their records."""
