"""Changes of alignment. 5.14.3, 5.14.4

Guilds, resources, banks, mercenaries, pirates and leaders who stay have their owner's colour, so they change with him.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import FIRST_MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.intrigue import turncoats
from signoria.games.lords.kinds import CARD_KIND, COLOUR, LEADER, NO, SEAT, YES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import S_ARREST, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

YIELD: Final = 30
VERBS: Final = (Signature(YIELD, "yield-card", ("card", CARD_KIND)),)
ALIGNED: Final = 28
ARREST_ROLLED: Final = 29
EVENTS: Final = (
    Signature(ALIGNED, "aligned", ("seat", SEAT), ("colour", COLOUR)),
    Signature(ARREST_ROLLED, "turncoat-rolled", ("seat", SEAT), ("leader", LEADER), ("hits", NUMBER)),
)
LORD_FOUND: Final = 0  # `State.later`: LORD_FOUND + empire, when somebody takes its L card


def align(s: Lords, seat: int, empire: int) -> None:
    """The seat is of that colour from now on, with all that follows: cards given up, counters, leaders.
    2.2.4 5.14.3 5.14.3.b1 5.14.3.b3 5.14.4 5.14.4.b1 5.14.4.b2 RC.10"""
    player = s.players[seat]
    old, new = player.colour, counters.root(s, empire)
    if old != NEUTRAL and counters.root(s, old) == new:
        player.colour = new
        return
    mine = [x for x in people.led_by(s, seat) if people.rules(s, x) == NEUTRAL]
    player.colour = new
    s.tell((ALIGNED, ALL, seat, new))
    if s.empires[new].warden == seat:
        s.empires[new].warden = NOBODY
    if old != NEUTRAL:
        _give_up_imperial(s, seat, counters.root(s, old))
        _part_with_allies(s, seat, old)
        _unstack(s, mine, new)
        turncoats.part(s, [FIRST_MERCENARY + i for i, owner in enumerate(s.owner) if owner == seat])
        _expose(s, mine, counters.root(s, old), new)


def _give_up_imperial(s: Lords, seat: int, old: int) -> None:
    """All imperial cards of the old colour, those of empires that it has conquered too, and those of an empire that the
    new colour invades. With the switch `switch_gives_up` one of the two of the old empire. 5.14.3 5.14.3.b4 5.7.12
    RC.10"""
    new = s.players[seat].colour
    for number, empire in enumerate(s.empires):
        if counters.root(s, number) == new:
            continue
        held = [card for card in hands.imperial_cards(s, number) if s.where[card] == seat]
        if number == old and len(held) == 2 and not s.tables.choices.both_given_up:
            s.after(YieldOne(seat, number))
        elif old in (counters.root(s, number), empire.fallen):
            for card in held:
                hands.give_up(s, card)
        elif empire.warden == seat and new in conquest.invaders(s, number):
            empire.warden = NOBODY
            for card in held:
                hands.give_up(s, card)


def _part_with_allies(s: Lords, seat: int, old: int) -> None:
    """Leaders of lower Stature come along; the others keep the old colour and go to auction. 5.14.4.b2 5.8.11.b3"""
    own = s.players[seat].lord
    for leader in people.allies(s, seat):
        if hands.is_imperial(s, leader):
            continue
        if s.leaders[leader].stature < s.leaders[own].stature:
            s.leaders[leader].colour = s.players[seat].colour
        else:
            s.leaders[leader].colour = old
            hands.give_up(s, leader)


def _unstack(s: Lords, mine: list[int], new: int) -> None:
    """No imperial counter of another colour is stacked with them any more. 5.7.4.b1"""
    for counter in range(FIRST_MERCENARY):
        if s.under[counter] in mine and counters.colour(s, counter) != new:
            s.under[counter] = NOWHERE


def _expose(s: Lords, mine: list[int], old: int, new: int) -> None:
    """Turncoats who stand with troops of the old colour may be arrested by the holder of its L card, now or as soon as
    there is one. 5.14.4.b2"""
    lord = hands.imperial_cards(s, old)[0]
    for leader in mine:
        if people.colour(s, leader) == new and _guards(s, leader, old):
            if s.where[lord] >= 0:
                s.after(ArrestTurncoat(leader, old))
            else:
                s.put_off(LORD_FOUND + old, ArrestTurncoat(leader, old))


def lord_found(s: Lords, empire: int) -> None:
    """A player has the L card of an empire now: turncoats may be arrested. Whoever gives one to a player calls it.
    5.14.4.b2"""
    s.due(LORD_FOUND + empire)


def _guards(s: Lords, leader: int, empire: int) -> list[int]:
    """Imperial armies and ships of a colour where the leader stands."""
    place = s.leaders[leader].place
    if place == NOWHERE:
        return []
    forces = (*counters.armies(s, place), *counters.fleets(s, place))
    return [c for c in forces if c < FIRST_MERCENARY and counters.colour(s, c) == empire]


@final
class YieldOne(Ask):
    """With the switch: which of the two imperial cards of the old colour is given up. 5.14.3"""

    def __init__(self, seat: int, empire: int) -> None:
        self.seat, self.empire = seat, empire

    def open(self) -> bool:
        return False  # or he might pass one of the two to a friend, and yield none

    def cards(self, s: Lords) -> list[int]:
        return [card for card in hands.imperial_cards(s, self.empire) if s.where[card] == self.seat]

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if len(self.cards(s)) == 2 else 0

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in self.cards(s):
            menu.add((YIELD, card))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        hands.give_up(s, option[1])

    def words(self, s: Lords, seat: int) -> Words:
        return "yield-one", {"empire": ("empire", self.empire)}


@final
class ArrestTurncoat(Ask):
    """The holder of the old colour's L card may have a turncoat arrested by the troops among whom he stands. 5.14.4.b2
    5.8.10 5.8.10.b1 5.8.10.b2"""

    def __init__(self, leader: int, empire: int) -> None:
        self.leader, self.empire = leader, empire

    def open(self) -> bool:
        return False  # or the turncoat's card, and with it his colour, might pass to a friend of the old colour

    def asks(self, s: Lords) -> int:
        holder = s.where[hands.imperial_cards(s, self.empire)[0]]
        turned = people.colour(s, self.leader) not in (NEUTRAL, self.empire)
        own = people.player(s, self.leader)
        return 1 << holder if holder >= 0 and holder != own and turned and _guards(s, self.leader, self.empire) else 0

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == NO:
            return
        dice = counters.strength(s, _guards(s, self.leader, self.empire))
        hits = sum(1 + x <= s.tables.conflict.arrest_hit for x in s.draw(S_ARREST, dice, 6))
        s.tell((ARREST_ROLLED, ALL, seat, self.leader, hits))
        prisons.arrest(s, self.leader, hits, seat, self.empire)

    def words(self, s: Lords, seat: int) -> Words:
        return "arrest-turncoat", {"leader": ("leader", self.leader)}
