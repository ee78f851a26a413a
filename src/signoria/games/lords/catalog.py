"""What never changes in a match, in a reader's language: names of places, cards and counters, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords.cards import Card, Courtier, Enterprise, Leader, Machiavelli, Pestilence
from signoria.games.lords.ids import (
    BLOCKS,
    CARDS,
    CITIES,
    COLOURS,
    COUNTERS,
    DUKEDOMS,
    EMPIRES,
    GOODS,
    KINDS,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PLACES,
    RELIGIONS,
    SEASONS,
    SIDES,
    STATURES,
    STRAITS,
    TERRAINS,
    TYPES,
    UNITS,
)
from signoria.games.lords.kinds import ACCOUNT, HEIR
from signoria.games.lords.map import is_city, is_dukedom
from signoria.games.lords.tables import PACKAGE, Tables, facts_with
from signoria.games.lords.year.calendar import ROUNDS, YEAR
from signoria.kernel.facts import Facts
from signoria.kernel.game import Game, Setup
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import Words, words


def names(language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
    """By `kind-id`: places, straits, cards, leaders, heirs, counters, accounts; the rest stands in words/*.ftl."""
    facts = facts_with(sets)
    own = facts["names"].get(f"places_{language}", {})
    printed: dict[str, Any] = {**facts["dukedoms"]["dukedoms"], **facts["map"]["seas"], **facts["cities"]["cities"]}
    called = {place: own.get(place, printed[place]["name"]) for place in PLACES}
    cities = {called[city] for city in CITIES}
    land = facts["names"]["dukedom"][language]
    for place in DUKEDOMS:
        if called[place] in cities:  # a Dukedom that is called as a city
            called[place] = land.replace("{name}", called[place])
    found = {f"place-{place}": name for place, name in called.items()}
    straits = facts["names"].get(f"straits_{language}", {})
    found |= {f"strait-{x}": straits.get(x, facts["map"]["straits"][x]["name"]) for x in STRAITS}
    for card, name in _cards(facts, language).items():
        found[f"card-{card}"] = found[f"cards-{card}"] = name
    rows = _rows(facts)
    persons = facts["names"].get(f"cards_{language}", {})
    found |= {f"leader-{card}": persons.get(card, rows[card]["name"]) for card in CARDS[:LEADERS]}
    found |= {f"heir-{heir}": _heir(facts, language, rows, heir) for heir in HEIR.ids}
    for counter in COUNTERS:  # alone, and among several
        found[f"counter-{counter}"] = found[f"counters-{counter}"] = _counter(facts, language, counter)
    return found | {f"account-{account}": _account(facts, language, account, found) for account in ACCOUNT.ids}


def _rows(facts: Facts) -> dict[str, Any]:
    """The printed row of each card."""
    found: dict[str, Any] = {}
    for name in ("lords", "allies", "court", "enterprises", "machiavelli"):
        found.update(facts[name])
    found.update(facts["navigation"]["cards"])
    return found


def _cards(facts: Facts, language: str) -> dict[str, str]:
    """`L14 Francesco Sforza (lord)`, `M1 Roger Machado (spy, England)`, `P3 pestilence`."""
    return {
        card: f"{card} {told['title']}" + (f" ({told['role']})" if "role" in told else "")
        for card, told in _titles(facts, language).items()
    }


def _titles(facts: Facts, language: str) -> dict[str, dict[str, str]]:
    """A card without its number: `{title: Roger Machado, role: "spy, England"}`, `{title: pestilence}`."""
    rows, kinds, empires = _rows(facts), facts["names"]["kinds"][language], facts["names"]["empires"][language]
    own, found = facts["names"].get(f"cards_{language}", {}), {}
    for card in CARDS:
        if card not in rows:
            found[card] = {"title": kinds["pestilence"]}
            continue
        row = rows[card]
        kind = kinds[row["kind"]].replace("{empire}", empires[row["empire"]] if "empire" in row else "")
        found[card] = {"title": own.get(card, row["name"]), "role": kind}
    return found


def _heir(facts: Facts, language: str, rows: Mapping[str, Any], heir: str) -> str:
    """`Galeazzo Maria Sforza`; of one who does not exist, the name of the card's first person."""
    card, _, n = heir.partition(".")
    printed = rows[card]["heirs"][: int(n)]
    if len(printed) < int(n):
        return str(facts["names"].get(f"cards_{language}", {}).get(card, rows[card]["name"]))
    return str(facts["names"].get(f"heirs_{language}", {}).get(heir, printed[-1]["name"]))


def _counter(facts: Facts, language: str, counter: str) -> str:
    """`red army 3`, `mercenary 4`, `pirate C7`."""
    *colour, unit, n = counter.split(".")
    text: str = facts["names"]["counters"][language][unit].replace("{n}", n)
    if colour:
        name = facts["names"]["colours"][language][colour[0]]
        text = text.replace("{colour}", name).replace("{colour_m}", name)
        text = text.replace("{colour_f}", facts["names"]["feminine"].get(colour[0], name))
    return text


def _account(facts: Facts, language: str, account: str, found: Mapping[str, str]) -> str:
    """`the chest of [seat 0]`, `the treasury of England`, `London`."""
    kind, _, rest = account.partition(".")
    text: str = facts["names"]["accounts"][language][kind]
    if rest.isdecimal():
        return text.replace("{seat}", f"[seat {int(rest) - 1}]")
    if kind == "treasury":
        return text.replace("{name}", facts["names"]["empires"][language][rest])
    name = {"pile": "place", "purse": "leader", "hold": "counter"}.get(kind)
    return text.replace("{name}", found[f"{name}-{rest}"]) if name else text


# ---- for screens -----------------------------------------------------------------------------------------------------


def catalog(rules: Game[Any], language: str, setup: Setup, t: Tables) -> dict[str, Any]:
    """JSON data without nulls (docs/wire.md)."""
    w, index = words(rules, language, setup.sets), Rulebook.load(PACKAGE).index
    titles = _titles(facts_with(setup.sets), language)
    return {
        "resources": {
            "au": {"name": w.say("resource-au"), "one": w.say("count-au", n=1), "many": w.say("count-au", n=2)}
        },
        "places": {PLACES[place]: _place(w, t, place) for place in range(len(PLACES))},
        "straits": {
            STRAITS[s.number]: {"name": w.name("strait", s.number), "ports": [PLACES[p] for p in s.ports]}
            for s in t.atlas.straits
        },
        "empires": {
            EMPIRES[e.number]: {
                "name": w.name("empire", e.number),
                "colour": COLOURS[e.colour],
                "capital": PLACES[e.capital],
                "base": e.base,
            }
            for e in t.atlas.empires
        },
        "cards": {card.key: _card(w, card) | titles[card.key] for card in t.deck.all},
        "units": {u: {"name": w.name("unit", i)} for i, u in enumerate(UNITS)},
        "goods": {g: {"name": w.name("good", i)} for i, g in enumerate(GOODS)},
        "religions": {r: w.name("religion", i) for i, r in enumerate(RELIGIONS)},
        "statures": [w.name("stature", i) for i in range(1, len(STATURES) + 1)],
        "seasons": {
            x: {"name": w.name("season", i), "rounds": [ROUNDS[n] for n in YEAR[i]]} for i, x in enumerate(SEASONS)
        },
        "rounds": {x: w.name("round", i) for i, x in enumerate(ROUNDS)},
        "blocks": {b: w.name("block", i) for i, b in enumerate(BLOCKS)},
        "clauses": {clause: entry.titles.get(language, clause) for clause, entry in index.items()},
    }


def _place(w: Words, t: Tables, place: int) -> dict[str, Any]:
    atlas = t.atlas
    shown: dict[str, Any] = {"name": w.name("place", place), "north": atlas.north(place)}
    if is_city(place):
        city = atlas.city(place)
        shown |= {"kind": "port" if city.port else "city", "around": [PLACES[x] for x in city.around]}
        if city.goods:
            shown["goods"] = [GOODS[x] for x in city.goods]
        if city.capital != NEUTRAL:
            shown["capital"] = EMPIRES[city.capital]
        if city.home != NOWHERE:
            shown["home"] = PLACES[city.home]
        return shown
    shown |= {"kind": "dukedom" if is_dukedom(place) else "sea", "links": [PLACES[x] for x in atlas.neighbours[place]]}
    if is_dukedom(place):
        d = atlas.dukedom(place)
        shown["terrain"] = TERRAINS[d.terrain]
        if d.empire != NEUTRAL:
            shown["empire"] = EMPIRES[d.empire]
        if d.religion >= 0:
            shown["religion"] = RELIGIONS[d.religion]
    return shown


def _heirs(w: Words, leader: Leader) -> list[str]:
    return [w.name("heir", 2 * leader.number + n) for n in range(len(leader.heirs))]


def _card(w: Words, card: Card) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": w.name("card", card.number), "type": TYPES[card.type], "kind": KINDS[card.kind]}
    shown["text"] = w.say(f"effect-{KINDS[card.kind]}")
    shown["clauses"] = list(card.clauses)
    if card.place != NOWHERE:
        shown["place"] = PLACES[card.place]
    if card.empire != NEUTRAL:
        shown["empire"] = EMPIRES[card.empire]
    if isinstance(card, Leader):
        shown |= {"stature": card.stature, "religion": RELIGIONS[card.religion], "heirs": _heirs(w, card)}
        if card.claim != NEUTRAL:
            shown["claim"] = EMPIRES[card.claim]
        if card.bank != NOWHERE:
            shown |= {"bank": PLACES[card.bank], "needs": [GOODS[card.bank_needs]]}
    if isinstance(card, Enterprise):
        shown["needs"] = [GOODS[x] for x in card.needs]
        if card.supplies >= 0:
            shown["supplies"] = GOODS[card.supplies]
    if isinstance(card, Courtier):
        shown |= {"extra": card.extra} if card.extra else {}
        shown |= {"side": SIDES[card.side]} if card.side >= 0 else {}
        shown |= {"ship": UNITS[card.ship]} if card.ship >= 0 else {}
    if isinstance(card, Machiavelli | Pestilence) and card.dukedoms:
        shown["dukedoms"] = [PLACES[x] for x in card.dukedoms]
    if isinstance(card, Machiavelli) and card.dowry:
        shown["dowry"] = [PLACES[x] for x in card.dowry]
    return shown
