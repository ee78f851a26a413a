"""Battles on land and what follows them. Chapters 13 and 14."""
