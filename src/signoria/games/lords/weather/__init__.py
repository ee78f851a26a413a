"""5.12 and 5.13: storms, winter, the end-of-game roll."""
