"""Who may spend which gold on what, and what the year will bring and cost as things stand. 4.2, 5.3.6, 5.9, 5.13, RC.4

Nothing is reckoned here: taxes, routes and winter are those of the rules, carried out on a copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.games.lords import counters, money, people
from signoria.games.lords.ids import AUTUMN, CARDS, COUNTERS, FIRST_CITY, FIRST_MERCENARY, LEADERS, SUMMER, WINTER
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.revenue import projects, taxes
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import routes, sources
from signoria.games.lords.voyages import sailing
from signoria.games.lords.weather import winter
from signoria.games.lords.year.calendar import ROUNDS, Round
from signoria.kernel.study import Scene

Json = dict[str, Any]
# what imperial gold is spent on, by `purses` number, and where the rules say so
USES: Final = (
    ("build", "5.3.1"), ("reinforce", "5.4.2"), ("winter", "5.13.3"), ("repair", "5.4.2"), ("project", "5.10.2.b1"),
    ("ransom", "5.8.11.b1"),
)  # fmt: skip
SEARCHES: Final = 150  # routes sought for a forecast at most; if all players' were more, only the reader's are sought


def treasury(scene: Scene, given: Mapping[str, str]) -> Json:
    """`{accounts: [{account, n: Au, uses: [{what: [use], seats, clause}]}], forecast?}`: treasuries, and gold in
    cities, under leaders and under mercenaries and pirates. A use is build, reinforce, winter, repair, project, ransom,
    or for gold outside treasuries mercenaries; no `seats`: it spends by itself.

    `forecast`, for who plays, of what comes next as things stand: `{taxes?: {round, chests: {account: Au}}, projects?:
    {round, cards, advance, keep}, autumn?: {round, everybody, chests}, winter?: {round, au, counters: [{counter,
    effect: wears | kills, accounts}]}}`, each absent where the match ends before. `chests`: by how much chests and
    treasuries change, by taxes, or by all routes that can be declared (`everybody`: those of all players, else the
    reader's). `advance`, `keep`: Au a card; `au`: what sparing all that wear costs; `accounts`: those that could pay
    for it now.
    """
    s: Lords = scene.state
    told: Json = {"accounts": list(_accounts(s))}
    return told if scene.seat is None else told | {"forecast": _forecast(s, scene.seat)}


# ---- who may spend ---------------------------------------------------------------------------------------------------


def _accounts(s: Lords) -> Iterator[Json]:
    for empire in range(len(s.empires)):
        account = money.treasury(s, empire)
        if account >= money.TREASURIES:  # else it is the chest of the player who is emperor himself (6.2.4.b6)
            yield _line(s, account, _imperial(s, empire))
    for account in range(money.PILES, len(s.gold)):
        if not s.gold[account]:
            continue
        if account < money.PURSES:
            seat, clause = purses.controller(s, account - money.PILES + FIRST_CITY), "5.3.6"
        elif account < money.HOLDS:
            seat, clause = people.player(s, account - money.PURSES), "5.8.9.b1"
        else:
            seat, clause = counters.owner(s, account - money.HOLDS + FIRST_MERCENARY), "5.8.9.b2"
        clause = clause if seat != NOBODY or account >= money.PURSES else "5.5.2"
        yield _line(
            s, account, [{"what": ["mercenaries"], "seats": [seat] if seat != NOBODY else [], "clause": clause}]
        )


def _line(s: Lords, account: int, uses: list[Json]) -> Json:
    return {"account": ACCOUNT.ids[account], "n": s.gold[account], "uses": uses}


def _imperial(s: Lords, empire: int) -> list[Json]:
    """What for, those with the same spenders together. 5.3.1 5.4.2 5.5.3 5.8.11.b1 5.10.2.b1 5.13.3"""
    found: dict[tuple[int, ...], Json] = {}
    for number, (what, clause) in enumerate(USES):
        seats = tuple(x for x in people.in_play(s) if purses.may_spend(s, x, empire, number))
        if seats or purses.without_player(s, empire):
            line = found.setdefault(seats, {"what": [], "seats": list(seats), "clause": clause if seats else "5.5.3"})
            line["what"].append(what)
    return list(found.values())


# ---- what is to come -------------------------------------------------------------------------------------------------


def _forecast(s: Lords, seat: int) -> Json:
    told: Json = {}
    if (t := _at(s, SUMMER, "taxes")) is not None:
        taxes.begin(t)
        told["taxes"] = {"round": t.round, "chests": _change(s, t)}
    if (t := _at(s, SUMMER, "projects")) is not None:
        told["projects"] = {"round": t.round, **_projects(t, seat)}
    if (t := _at(s, AUTUMN, "routes")) is not None:
        everybody = _declare(t, seat)
        told["autumn"] = {"round": t.round, "everybody": everybody, "chests": _change(s, t)}
    if (t := _at(s, WINTER, "winter")) is not None:
        worn = list(_worn(t, seat))
        au = t.tables.wear.spare * sum(one["effect"] == "wears" for one in worn)
        told["winter"] = {"round": t.round, "au": au, "counters": worn}
    return told


def _at(s: Lords, season: int, name: str) -> Lords | None:
    """The position as it stands, at the next round of that name; None: the match ends before."""
    number = ROUNDS.index(name)
    ahead = season - s.season if s.round else season + 1
    here = ahead == 0 and any(isinstance(step, Round) and step.number == number for step in s.agenda)
    due = s.round + (ahead if ahead > 0 or here else ahead + 4)
    if due > 4 * (s.tables.ending.last_year - s.tables.first_year + 1) or not s.agenda:
        return None
    t = s.copy()
    t.round, t.links = due, ()
    return t


def _change(s: Lords, t: Lords) -> dict[str, int]:
    """How much chests and treasuries differ."""
    both = (*range(money.CHESTS, money.VAULTS), *range(money.TREASURIES, money.PILES))
    return {ACCOUNT.ids[x]: t.gold[x] - s.gold[x] for x in both if t.gold[x] != s.gold[x]}


def _declare(t: Lords, seat: int) -> bool:
    """All routes that can be declared, in the order of the table; were that everybody's?"""
    n = {x: len(sources.claims(t, x)) for x in people.in_play(t)}
    everybody = sum(k * (k + 1) // 2 for k in n.values()) <= SEARCHES
    for x in n if everybody else [seat]:
        if n.get(x):
            routes.Declare(x, ()).take(t, x, (routes.DECLARE_ALL,))
    return everybody


def _projects(t: Lords, seat: int) -> Json:
    cards = [*projects.unfinished(t, seat), *(x for x in sailing.explorers(t, seat, True) if x not in t.scurvy)]
    return {"cards": [CARDS[card] for card in cards], "advance": t.tables.trade.advance, "keep": t.tables.trade.keep}


def _worn(t: Lords, seat: int) -> Iterator[Json]:
    """The counters that the seat moves, alone or with its leaders, and that winter would wear or destroy."""
    own = [people.player(t, x) == seat for x in range(LEADERS)]
    for c, effect in winter.harmed(t, ()).items():
        chief = counters.chief(t, c)
        if counters.mover(t, c) == seat or (chief >= 0 and own[chief]):
            pays = (
                purses.upkeep(t, seat, c, purses.WINTER)
                if effect == winter.WEARS and purses.may_keep(t, seat, c)
                else []
            )
            kind = "wears" if effect == winter.WEARS else "kills"
            yield {"counter": COUNTERS[c], "effect": kind, "accounts": [ACCOUNT.ids[x] for x in pays]}
