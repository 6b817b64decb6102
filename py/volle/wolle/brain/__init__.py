"""The mind of the game: one estimate of the chance to win, for bots, coach and review."""
