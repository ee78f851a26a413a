"""Lorenzo il Magnifico, 2 to 4 players, base and advanced rules. Read `flow` first: it is the sequence of play.

setup     chapter 1     flow     2, turn order    placing  3, 7, L-74    towers  4, 5    gains   6, 10
work      8             church   9                powers   10, 11        leaders 11      scoring 12
tables    the facts, compiled    refusals  why not    grammar  verbs and events    view  who may know what
"""

from signoria.games.lorenzo.rules import GAME

__all__ = ["GAME"]
