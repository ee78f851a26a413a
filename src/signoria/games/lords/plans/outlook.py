"""What a seat sees and reckons before it decides. Values are in Au that will lie in its chest at the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import root
from signoria.games.lords.ids import NEUTRAL
from signoria.games.lords.kinds import CANCEL, FINISH, NO
from signoria.games.lords.plans import horizon
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.games.lords.trade.network import Net
from signoria.games.lords.year.scoring import sheet_of
from signoria.kernel.menu import ANYTIME, Listing, Menu, Option, least

Choice = tuple[Option, str, Mapping[str, object]]

RESERVE: Final = 1  # Au that stay in the chest for the winter and for emergencies
SAFE: Final = (FINISH, NO)


class Outlook:
    """One decision's view. Everything is worked out when it is first wanted."""

    def __init__(self, s: Lords, seat: int, menu: Menu, rng: random.Random) -> None:
        self.s, self.seat, self.menu, self.rng = s, seat, menu, rng
        self.player = s.players[seat]
        self.chest = s.gold[money.chest(seat)]
        self.tolls: Counter[int] | None = None  # see `trade.traffic`

    # ---- the menu ----------------------------------------------------------------------------------------------------

    def listed(self, *verbs: int) -> list[Listing]:
        """The listings of some verbs."""
        return [x for x in self.menu.legal if x[0] in verbs]

    def safe(self) -> Choice:
        """Something that is listed and does no harm: to finish, to say no, the least of the first."""
        found = [x for x in self.menu.legal if not x[0] & ANYTIME]
        for verb in SAFE:
            if (verb,) in found:
                return (verb,), "because-nothing-better", {}
        kept = [x for x in found if x[0] != CANCEL] or found
        return least(kept[0]), "because-nothing-better", {}

    # ---- time and gold -----------------------------------------------------------------------------------------------

    @cached_property
    def years(self) -> float:
        """Years still to come, as far as one may expect."""
        return horizon.years(self.s)

    @property
    def spare(self) -> int:
        """Au of the chest that may be spent."""
        return max(0, self.chest - RESERVE)

    @cached_property
    def own_colour(self) -> int:
        return root(self.s, self.player.colour)

    @cached_property
    def treasuries(self) -> list[int]:
        """The accounts of empires whose gold the seat spends and which is not its own."""
        s = self.s
        found = [money.treasury(s, e) for e in range(len(s.empires)) if purses.chancellor(s, e) == self.seat]
        return [account for account in dict.fromkeys(found) if account >= money.TREASURIES]

    @cached_property
    def imperial(self) -> int:
        """Au in them."""
        return sum(self.s.gold[account] for account in self.treasuries)

    def foreign(self, account: int) -> bool:
        """Is it gold that does not count for the seat?"""
        return account != money.chest(self.seat)

    @cached_property
    def net(self) -> Net:
        """The units that serve the seat's routes."""
        return Net(self.s, self.seat)

    # ---- rivals ------------------------------------------------------------------------------------------------------

    def worth(self, seat: int) -> int:
        """What a seat would score now."""
        return sum(sheet_of(self.s, seat))

    @cached_property
    def rival(self) -> int:
        """The other player who is best off; -1: there is none."""
        others = [x for x in self.s.order if x != self.seat and not self.s.players[x].out]
        return max(others, key=self.worth) if others else -1

    @cached_property
    def mates(self) -> list[int]:
        """The other players of the seat's colour: their units serve it without asking."""
        s = self.s
        some = [x for x in s.order if x != self.seat and not s.players[x].out]
        return [x for x in some if self.own_colour != NEUTRAL and root(s, s.players[x].colour) == self.own_colour]

    def is_friend(self, colour: int) -> bool:
        return colour == self.own_colour and colour != NEUTRAL

    @cached_property
    def leaders(self) -> list[int]:
        """The leaders whom the seat moves."""
        return people.led_by(self.s, self.seat)
