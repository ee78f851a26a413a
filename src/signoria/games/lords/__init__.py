"""Lords of the Renaissance, for 2 to 17 players: trade, alliances and war in Europe, 1460 to 1479. Read `year.calendar`
first: it is the sequence of play.

ids, kinds  names and numbers     map, cards, tables  the facts, compiled     pieces, fights, sales, state  the position
money  every Au on one account    counters, people, hands  what every chapter asks     steps, standing, anytime  shared
start  3    year  4, 6.4    auctions  5.2    deals  5.2.5    recruiting  5.3 to 5.5    moving  5.6, 5.7    conflict  5.8
revenue  5.9, 5.10    trade  5.11    weather  5.12, 5.13    intrigue  5.14    voyages  6.1    thrones  6.2
papacy  6.3    board, page, details  for screens    view  who may know what    policy, plans  the bot    tallies
"""

from signoria.games.lords.rules import GAME

__all__ = ["GAME"]
