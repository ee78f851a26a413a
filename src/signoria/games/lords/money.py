"""Where gold lies and how it moves. Every Au of the game is on one account, so none can be made or lost.

The supply is the game's own gold ("the treasury" of 6.4.2.b2): it pays profits, taxes and tolls and takes what is
bought. It may fall below 0 in the round in which it runs out: what it owes is credited in full, then the game ends.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.ids import CITIES, EMPIRES, FIRST_CITY, FIRST_MERCENARY, LEADERS, NEUTRAL, SEATS
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.state import Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

# accounts: numbers of `kinds.ACCOUNT`
SUPPLY: Final = 0
CHESTS: Final = 1  # a player's own gold, by seat
VAULTS: Final = CHESTS + SEATS  # ransoms: they score and are not spent (5.8.11.b4)
BIDS: Final = VAULTS + SEATS  # what lies on the card under the hammer (4.1)
ESCROWS: Final = BIDS + SEATS  # what an open offer holds
TREASURIES: Final = ESCROWS + SEATS  # by empire
PILES: Final = TREASURIES + len(EMPIRES)  # by city: gold on the map (5.9.4, 5.11.7)
PURSES: Final = PILES + len(CITIES)  # by leader: gold under his counter (5.8.9.b1)
HOLDS: Final = PURSES + LEADERS  # by mercenary and pirate: gold under the counter (5.8.9.b2)

MOVED: Final = 1
LAID: Final = 13  # onto the card under the hammer and off it: the bids tell of it
_MOVE: Final = (("source", ACCOUNT), ("target", ACCOUNT), ("n", NUMBER))
EVENTS: Final = (Signature(MOVED, "gold", *_MOVE), Signature(LAID, "gold-laid", *_MOVE, quiet=True))


def chest(seat: int) -> int:
    """A player's personal gold. 5.2.1"""
    assert seat >= 0, "nobody's gold"
    return CHESTS + seat


def vault(seat: int) -> int:
    """A player's ransoms: they count at the end, and are not spent before. 5.8.11.b4"""
    assert seat >= 0, "nobody's gold"
    return VAULTS + seat


def bid(seat: int) -> int:
    """What a player has laid on the card. 4.1"""
    assert seat >= 0, "nobody's gold"
    return BIDS + seat


def escrow(seat: int) -> int:
    """What a player's open offer holds."""
    assert seat >= 0, "nobody's gold"
    return ESCROWS + seat


def treasury(s: Lords, empire: int) -> int:
    """An empire's gold: the chest of the player who is its emperor himself, as long as no other has its C card, who
    would spend it. 6.2.4.b6 RC.4"""
    for seat, player in enumerate(s.players):
        if player.emperor == empire and empire != NEUTRAL:
            chancellor = s.where[s.tables.atlas.empires[empire].chancellor]
            return chest(seat) if chancellor == seat or chancellor < 0 else TREASURIES + empire
    return TREASURIES + empire


def pile(city: int) -> int:
    """Gold that lies in a city. 5.9.4"""
    return PILES + city - FIRST_CITY


def purse(leader: int) -> int:
    """Gold under a leader's counter. 5.8.9.b1"""
    return PURSES + leader


def hold(counter: int) -> int:
    """Gold under a mercenary or pirate. 5.8.9.b2"""
    return HOLDS + counter - FIRST_MERCENARY


def move(s: Lords, source: int, target: int, n: int) -> None:
    """n Au from one account to another. All but the supply must have them."""
    if not n:
        return
    assert n > 0, "gold goes one way"
    assert source == SUPPLY or s.gold[source] >= n, "gold that is not there"
    s.gold[source] -= n
    s.gold[target] += n
    if s.gold[SUPPLY] <= 0:
        s.dry = True  # the round is finished; then the game ends (6.4.2.b2)
    told = LAID if BIDS <= source < ESCROWS or BIDS <= target < ESCROWS else MOVED
    s.tell((told, ALL, source, target, n))


def pay(s: Lords, source: int, n: int) -> None:
    """To the supply: what is bought."""
    move(s, source, SUPPLY, n)


def receive(s: Lords, target: int, n: int) -> None:
    """From the supply: profits, taxes, tolls."""
    move(s, SUPPLY, target, n)


def split(s: Lords, sources: tuple[int, ...], n: int) -> None:
    """To the supply from several accounts, each as far as it goes, in their order."""
    for source in sources:
        part = min(n, s.gold[source])
        pay(s, source, part)
        n -= part
    assert n == 0, "gold that is not there"
