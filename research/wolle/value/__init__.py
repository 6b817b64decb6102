"""The value of a position of Volle Wolle: a simulator, a net learnt by self-play, and its measurements."""
