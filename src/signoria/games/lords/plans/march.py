"""How the bot moves: units to the empty posts of its routes, naos on voyages, allies to gold that lies open."""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import UNIT, garrison, in_command
from signoria.games.lords.ids import FIRST_CITY, NEUTRAL
from signoria.games.lords.map import is_city
from signoria.games.lords.moving import leading, marches, ships, turns
from signoria.games.lords.plans import campaign, fighting, network, tollhouse, voyages
from signoria.games.lords.plans.network import Post
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.trade.network import ON_LAND
from signoria.kernel.menu import Listing

LOOT: Final = 3  # Au in an open city that are worth a march


def turn(o: Outlook, step: turns.Turn) -> Choice | None:
    """Ships and caravans to their posts, then leaders; then the attacks that pay."""
    if step.phase == turns.ATTACKS:
        return fighting.attack(o)
    verbs = (ships.SAIL,) if step.phase == turns.AT_SEA else (marches.DRIVE,)
    moved = voyages.sail(o) or _to_posts(o, verbs)
    if moved is not None or step.phase == turns.AT_SEA:
        return moved
    war = campaign.aim(o)
    return (campaign.go(o, war) if war else tollhouse.go(o)) or _raid(o)


def _to_posts(o: Outlook, verbs: tuple[int, ...]) -> Choice | None:
    """A unit that fills no post goes nearer to an empty one."""
    ways = o.listed(*verbs)
    if not ways:
        return None
    plans = network.wanted(o)
    empty = [post for p in plans for post in p.missing]
    if not empty:
        return None
    busy = {unit for p in plans for unit in p.units}
    by_unit: dict[int, list[Listing]] = {}
    for x in ways:
        by_unit.setdefault(x[1], []).append(x)
    best: tuple[int, int] = (0, 0)
    choice: Listing | None = None
    for unit, some in by_unit.items():
        if unit in busy:
            continue
        at_sea = UNIT[unit] not in ON_LAND
        here = o.s.at[unit]
        for post in empty:
            if post.at_sea != at_sea:
                continue
            now = _away(o, here, post)
            for x in some:
                gain = now - _away(o, x[2], post)
                key = (gain, -now)
                if gain > 0 and (choice is None or key > best):
                    best, choice = key, x
    return (choice, "because-post", {}) if choice else None


def _acts(o: Outlook, here: int) -> tuple[int, ...]:
    return o.s.tables.atlas.around(here)


def _away(o: Outlook, here: int, post: Post) -> int:
    """Steps to a post, twice; one more outside the city that is wanted."""
    if here == post.spot or (not post.exact and post.link in _acts(o, here)):
        return 0 if is_city(here) or not is_city(post.spot) else 1
    return 2 * network.near(o, here, post) + 2


# ---- leaders ---------------------------------------------------------------------------------------------------------


def _raid(o: Outlook) -> Choice | None:
    """An ally with troops goes to a city of another colour where gold lies open; first it takes troops along."""
    targets = _targets(o)
    for x in o.listed(marches.MARCH):
        if x[2] in targets and _with_troops(o, x[1]) and _free(o, x[1]):
            return x, "because-loot", {"n": targets[x[2]]}
    for x in o.listed(leading.LEAD):
        if targets and _free(o, x[1]) and not _with_troops(o, x[1]):
            return x, "because-loot", {"n": max(targets.values())}
    return None


def _free(o: Outlook, leader: int) -> bool:
    """Neither the seat's own leader, who minds his house, nor an emperor."""
    return leader != o.player.lord and people.rules(o.s, leader) == NEUTRAL


def _with_troops(o: Outlook, leader: int) -> bool:
    return leader in o.s.under


def _targets(o: Outlook) -> dict[int, int]:
    """Cities without armies, not of the seat's colour, with gold that nobody guards."""
    found = {}
    for city in range(FIRST_CITY, len(o.s.tables.atlas.cities) + FIRST_CITY):
        gold = o.s.gold[money.pile(city)]
        if gold >= LOOT and garrison(o.s, city) == NEUTRAL and not o.is_friend(in_command(o.s, city)):
            found[city] = gold
    return found
