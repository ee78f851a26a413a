"""Chapters 4 and 6.4: the rounds of a year, the end of the game, the score."""
