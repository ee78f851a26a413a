"""The rules modules, one package a game."""
