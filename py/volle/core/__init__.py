"""The parts that games share: the type of a game, chance, matches and records."""
