"""How the game ends, and who has won. 6.4"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money
from signoria.games.lords.kinds import SEAT
from signoria.games.lords.standing import CHANGED, CHANGES
from signoria.games.lords.state import Lords
from signoria.kernel.menu import ANYTIME, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Kind, Signature

CAUSES: Final = ("none", "agreed", "dry", "year", "roll", "alone")
AGREED: Final = 1  # 6.4.2.b1
DRY: Final = 2  # 6.4.2.b2
LAST_YEAR: Final = 3  # 6.4.2.b3, 6.4.2.b4
ROLL: Final = 4  # 6.4.2.b5
ALONE: Final = 5  # nobody is left to play against (6.2.6.b2)
CAUSE: Final = Kind("cause", CAUSES)

END_NOW: Final = ANYTIME | 480
PLAY_ON: Final = ANYTIME | 481
ANYTIME_VERBS: Final = (Signature(END_NOW, "end-now"), Signature(PLAY_ON, "play-on"))
VERBS: Final = ANYTIME_VERBS
ENDED: Final = 482
WANTS_END: Final = 483
EVENTS: Final = (Signature(ENDED, "ended", ("cause", CAUSE)), Signature(WANTS_END, "wants-end", ("seat", SEAT)))
KINDS: Final = (CAUSE,)


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """To agree to end now, or no longer to. All players must agree. 6.4.2.b1"""
    spent = CHANGED if s.changes[seat] >= CHANGES else None
    menu.add((PLAY_ON,) if s.players[seat].ends else (END_NOW,), spent)


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    s.players[seat].ends = option[0] == END_NOW
    s.changes[seat] += 1
    if option[0] == END_NOW:
        s.tell((WANTS_END, ALL, seat))
        if all_agree(s):
            finish(s, AGREED)


def all_agree(s: Lords) -> bool:
    """Do all in play want the end? Who goes out of the game has no say any more. 6.4.2.b1 6.2.6.b2"""
    return all(p.ends for p in s.players if not p.out)


def finish(s: Lords, cause: int) -> None:
    """The game is over. Gold that lies on a card or in an open offer goes back to its owner."""
    for seat in range(s.seats):
        for account in (money.bid(seat), money.escrow(seat)):
            money.move(s, account, money.chest(seat), s.gold[account])
    s.over, s.auction, s.battle = cause, None, None
    s.deals.clear()
    s.agenda.clear()
    s.fresh.clear()
    s.tell((ENDED, ALL, cause))
