"""Lords of the Renaissance, for 2 to 17 players: its ground, on which the rules are to stand.

ids  names and numbers      map  the Dukedoms, seas and cities      cards  the deck      tables  all facts, compiled
"""
