"""Regno, an Italian realm game for 2 to 6 players (R1.1). Chapters 7 to 16 are the printed rules; what they refer to
and do not define stands in `reconstruction`. Read `reconstruction.year` first: it is the sequence of play.

ids, kinds        names and numbers        tables, map    the facts, compiled    pieces, state      the position
territory, forces, people, carriers, costs: what every chapter asks       steps, standing, free, deeds, cards: shared
building  7, 8, R6.1    production, unrest, upkeep  9    exchange, trade, plunder, slaves, deals  10    govern  11
war, conquest, marching, siege  12, 13.8    battle, recovery, risk, prisoners  13, 14    ships, naval  15
dynasty, succession, marriage, court, captains  16       view  who may know what
"""

from signoria.games.regno.rules import GAME

__all__ = ["GAME"]
