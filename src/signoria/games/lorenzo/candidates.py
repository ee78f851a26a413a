"""Which options deserve a look: of placements in the same place, the cheapest; no servants for nothing."""

from __future__ import annotations

from signoria.games.lorenzo.grammar import PLACE, WORK
from signoria.games.lorenzo.houses.choices import ANSWERS, best_hold, more_steps
from signoria.games.lorenzo.houses.grammar import HOLD
from signoria.games.lorenzo.prices import Prices
from signoria.games.lorenzo.resources import BUILDING, FLOORS, HARVEST, LEADER_SPACES, MEMBERS, TERRITORY
from signoria.games.lorenzo.state import Lorenzo, Player, member_value
from signoria.games.lorenzo.work import BonusWork, area_bonus, space_malus
from signoria.kernel.menu import Listing, Menu, Option, least

CHEAP = 2  # servants that a lower member may cost more, and still be looked at


def worth_a_look(s: Lorenzo, seat: int, prices: Prices, menu: Menu) -> list[Option]:
    """At least one option of the menu."""
    verb = menu.legal[0][0]
    if verb in ANSWERS:
        return ANSWERS[verb](s, seat, prices, menu.legal)
    if verb == WORK:
        return _bonus_work(s, seat, menu.legal)
    out: list[Option] = []
    placements: dict[int, list[Listing]] = {}
    for x in menu.legal:
        if x[0] == PLACE:
            placements.setdefault(x[2], []).append(x)
        elif x[0] != HOLD:
            out.append(least(x))
    p = s.players[seat]
    if s.houses is not None:
        out += best_hold([x for x in menu.legal if x[0] == HOLD], prices)
    if placements:
        values = [member_value(s, p, m) for m in range(len(MEMBERS))]
        for space, listed in placements.items():
            if HARVEST <= space < FLOORS:
                large = (space - HARVEST) & 1
                if not large or space - 1 not in placements:  # a free small space is better
                    out += _work(s, p, space, listed, values)
            elif space >= LEADER_SPACES:
                out += _at_leader(s, p, space, listed, values)
            else:
                out += _cheapest(listed, values)
    return out


def _cheapest(listed: list[Listing], values: list[int]) -> list[Option]:
    """The member that needs fewest servants, the lowest of these; and a lower one that needs only a few."""
    first = min(listed, key=lambda x: (x[3], values[x[1]]))
    lower = [x for x in listed if values[x[1]] < values[first[1]] and x[3] <= CHEAP]
    return [x[:4] for x in ([first, min(lower, key=lambda x: x[3])] if lower else [first])]


def _work(s: Lorenzo, p: Player, space: int, listed: list[Listing], values: list[int]) -> list[Option]:
    """Each member with the servants that set each own card to work; without cards the cheapest member."""
    area = (space - HARVEST) >> 1
    steps = _steps(s, p, area)
    if not steps:
        return _cheapest(listed, values)[:1]
    plus = area_bonus(p, area, True) + space_malus(s, space)
    out: list[Option] = []
    for x in listed:
        out += [(*x[:3], n) for n in _amounts(steps, values[x[1]] + plus, x[3], x[4], p)]
    return out


def _at_leader(s: Lorenzo, p: Player, space: int, listed: list[Listing], values: list[int]) -> list[Option]:
    """The cheapest member; for Bramante's work each member with the servants that set own cards to work. R-29 HR-35"""
    leader = next(leader for host, leader in p.powers_.hosts if host == space)
    if not s.tables.leaders[leader].either_work:
        return _cheapest(listed, values)[:1]
    out: list[Option] = []
    for x in listed:
        for area in (0, 1):
            for n in _amounts(_steps(s, p, area), values[x[1]] + area_bonus(p, area, True), x[3], x[4], p):
                if (*x[:3], n) not in out:
                    out.append((*x[:3], n))
    return out


def _bonus_work(s: Lorenzo, seat: int, listed: list[Listing]) -> list[Option]:
    step, p = s.agenda[-1], s.players[seat]
    out: list[Option] = []
    for x in listed:
        if x[0] == WORK and isinstance(step, BonusWork):
            steps = _steps(s, p, step.area)
            amounts = _amounts(steps, step.total(p, 0), x[1], x[2], p)
            out += [(WORK, n) for n in amounts]
        else:
            out.append(least(x))
    return out


def _steps(s: Lorenzo, p: Player, area: int) -> set[int]:
    """The action values at which one more own card works."""
    t = s.tables
    cards = {t.cards[card].work_value for card in p.cards[BUILDING if area else TERRITORY]}
    if s.houses is not None:
        cards |= more_steps(s, p, area)
    return cards | ({t.tile_production_value[p.tile] if area else t.tile_harvest_value[p.tile]} if cards else set())


def _amounts(steps: set[int], value: int, fewest: int, most: int, p: Player) -> list[int]:
    """Servants that are just enough for a step, and the fewest."""
    needed = {p.powers_.servants_for(step - value) for step in steps if step > value}
    return [fewest, *sorted(n for n in needed if fewest < n <= most)]
