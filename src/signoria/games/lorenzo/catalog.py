"""What never changes in a match, in a reader's language: names, effects and words of cards and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lorenzo.glyphs import exchange, marks, pairs, printed
from signoria.games.lorenzo.houses import catalog as houses
from signoria.games.lorenzo.kinds import BONUS_TILE, CARD, CONVERSIONS, LEADER, PRIVILEGES, VISCONTI
from signoria.games.lorenzo.pieces import Card, Leader, Tile
from signoria.games.lorenzo.resources import ANY, BASE_MEMBERS, COUNTED, MEMBERS, PRIV, RESOURCES, SPACES, TYPES
from signoria.games.lorenzo.rulings import beside
from signoria.games.lorenzo.tables import PACKAGE, Tables, facts_with
from signoria.kernel.game import Game, Setup
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import Words, words


def names(language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
    """By `kind-id`: cards, leaders, privileges and conversions; the rest stands in words/*.ftl."""
    facts = facts_with(sets)
    found: dict[str, str] = {}
    cards = facts["cards"] | facts["special_cards"]
    for kind, of_kind in (("card", cards), ("leader", facts["leaders"] | facts["house_leaders"])):
        for name, d in of_kind.items():
            found[f"{kind}-{name}"] = found[f"source-{name}"] = d[f"name_{language}"]
    for family, d in facts["houses"]["families"].items():
        found[f"family-{family}"] = found[f"source-family.{family}"] = d["name"]
    choices = [*facts["board"]["council_privilege_choices"], facts["houses"]["privilege"]["gain"]]
    for name, given in zip(PRIVILEGES, choices, strict=False):  # what Da Montefeltro store has words of its own
        found[f"privilege-{name}"] = printed(given)
    for i, given in enumerate(facts["houses"]["families"]["visconti"]["tokens"]):
        found[f"visconti-{VISCONTI.text(i)}"] = printed(given)
    for lot, given in facts["houses"]["auction"]["tiles"].items():
        found[f"lot-{lot}"] = printed(given)
    for card, n in CONVERSIONS:
        key = CARD.text(card)
        d = cards[key]
        paid, given = Card(key, d).conversions[n]
        found[f"conversion-{key}.{n + 1}"] = f"{d[f'name_{language}']}: {exchange(paid, given)}"
    return found


def catalog(rules: Game[Any], language: str, setup: Setup, t: Tables) -> dict[str, Any]:
    """The catalog of docs/wire.md, as JSON data without nulls."""
    w = words(rules, language, setup.sets)
    facts = facts_with(setup.sets)
    numbers = {"toll": t.toll, "per_servant": t.per_servant}
    cards = facts["cards"] | facts["special_cards"]
    found = {
        "resources": {
            r: {"name": w.say(f"resource-{r}"), "one": w.say(f"count-{r}", n=1), "many": w.say(f"count-{r}", n=2)}
            for r in (RESOURCES if t.houses else RESOURCES[: PRIV + 1])
        },
        "cards": {c.key: card(w, c, cards[c.key]) for c in t.cards},
        "leaders": {x.key: leader(w, x) for x in t.leaders},
        "tiles": {x.key: {"period": x.period, "text": tile_text(w, x), "short": tile_short(w, x)} for x in t.tiles},
        "bonus_tiles": {
            BONUS_TILE.text(i): {
                "name": w.say(f"bonus_tile-{BONUS_TILE.text(i)}"),
                "harvest": pairs(t.tile_harvest[i]),
                "production": pairs(t.tile_production[i]),
            }
            for i in range(len(t.tile_harvest))
        },
        "spaces": {
            space: {"name": w.name("space", i), "text": w.say(f"about-{space.partition('.')[0]}", **numbers)}
            for i, space in enumerate(SPACES[: t.spaces])
        },
        "members": {m: {"name": w.say(f"member-{m}")} for m in (MEMBERS if t.houses else MEMBERS[:BASE_MEMBERS])},
        "thresholds": list(t.territory_need),
        "faith_track": list(t.faith_vp),
        "ends": {"territory": list(t.territory_vp), "character": list(t.character_vp)},
        "types": {x: w.say(f"deck-{x}") for x in TYPES},
        "clauses": {
            clause: entry.titles.get(language, entry.titles["en"])
            for clause, entry in Rulebook.load(PACKAGE).index.items()
        },
    }
    if t.houses:
        houses.add(found, w, t.houses, facts)
    return beside(found, t.houses is not None)


def card(w: Words, c: Card, d: Mapping[str, Any]) -> dict[str, Any]:
    """A development card for a screen."""
    shown: dict[str, Any] = {
        "n": d["id"],
        "type": TYPES[c.type],
        "period": c.period,
        "name": d[f"name_{w.language}"],
        "costs": [[[r, n] for r, n in cost.items() if n and r != "mp_req"] for cost in d["costs"]],
        "gain": pairs(c.gain),
        "text": card_text(w, c, d),
    }
    needs = [cost["mp_req"] for cost in d["costs"] if "mp_req" in cost]
    if needs:
        shown["need"] = needs[0]
    if c.per:
        shown["per"] = {"gain": pairs(c.per_gain), "per": COUNTED[c.per - 1], "every": c.per_every}
    if c.bonus_kind:
        shown["bonus"] = {"kind": c.bonus_kind, "value": c.bonus_value}
        if c.bonus_kind == "tower":
            shown["bonus"]["card"] = "any" if c.bonus_type == ANY else TYPES[c.bonus_type]
        if c.bonus_discount:
            shown["bonus"]["discount"] = pairs(c.bonus_discount)
    if c.permanent_kind:
        shown["lasting"] = {"kind": c.permanent_kind, "value": c.permanent_value}
        if c.permanent_type != ANY:
            shown["lasting"]["card"] = TYPES[c.permanent_type]
        if c.permanent_discounts:
            shown["lasting"]["discount"] = [pairs(x) for x in c.permanent_discounts]
        if c.permanent_gain:
            shown["lasting"]["gain"] = pairs(c.permanent_gain)
    if c.work_value:
        shown["work"] = c.work_value
    if c.harvest or c.work_gain:
        shown["work_gain"] = pairs(c.harvest or c.work_gain)
    if c.work_per:
        shown["work_per"] = COUNTED[c.work_per - 1]
    if c.conversions:
        shown["convert"] = [{"pay": pairs(pay), "gain": pairs(gain)} for pay, gain in c.conversions]
    if c.end_vp:
        shown["end_vp"] = c.end_vp
    return shown | houses.special_card(c)


def card_text(w: Words, c: Card, d: Mapping[str, Any]) -> list[str]:
    """A card's effects in sentences."""
    out = [_cost(w, cost, other=i > 0) for i, cost in enumerate(d["costs"])] or [w.say("card-free")]
    if c.gain:
        out.append(w.say("card-gain", goods=marks(c.gain)))
    if c.per:
        out.append(w.say("card-per", goods=marks(c.per_gain), per=houses.per_what(w, c.per, c.per_every)))
    out += houses.special_at_once(w, c)
    if c.bonus_kind == "tower":
        deck = "any" if c.bonus_type == ANY else TYPES[c.bonus_type]
        out.append(w.say("card-bonus-tower", deck=w.say(f"one-{deck}"), value=c.bonus_value))
        if c.bonus_discount:
            out.append(w.say("card-bonus-discount", goods=marks(c.bonus_discount)))
    elif c.bonus_kind:
        out.append(w.say(f"card-bonus-{c.bonus_kind}", value=c.bonus_value))
    if c.permanent_kind == "tower":
        out.append(w.say("card-lasting-tower", deck=w.say(f"many-{TYPES[c.permanent_type]}"), value=c.permanent_value))
        if c.permanent_discounts:
            either = f" {w.say('or')} ".join(marks(x) for x in c.permanent_discounts)
            out.append(w.say("card-lasting-discount", goods=either))
    elif c.permanent_kind:
        out.append(w.say(f"card-lasting-{c.permanent_kind}", value=c.permanent_value, goods=marks(c.permanent_gain)))
    if c.harvest:
        out.append(w.say("card-harvest", value=c.work_value, goods=marks(c.harvest)))
    if c.work_gain and not c.work_capped:
        said = marks(c.work_gain)
        if c.work_per:
            said += " " + houses.per_what(w, c.work_per, c.work_every)
        out.append(w.say("card-production", value=c.work_value, goods=said))
    if c.conversions:
        either = f" {w.say('or')} ".join(exchange(*one) for one in c.conversions)
        out.append(w.say("card-repeat" if c.repeats else "card-convert", value=c.work_value, goods=either))
    out += houses.special_at_work(w, c)
    if c.end_vp:
        out.append(w.say("card-end", points=c.end_vp))
    return out + houses.special_at_end(w, c)


def _cost(w: Words, cost: Mapping[str, int], *, other: bool) -> str:
    """One of a card's prices, or the other one; of some the military points that must be owned are more than those
    paid. L-30"""
    key = "card-or-cost" if other else "card-cost"
    goods = " ".join(f"[{n} {r}]" for r, n in cost.items() if r != "mp_req")
    return w.say(f"{key}-mp", goods=goods, need=cost["mp_req"]) if "mp_req" in cost else w.say(key, goods=goods)


def leader(w: Words, x: Leader) -> dict[str, Any]:
    """A leader for a screen: what he asks for and what he does."""
    asked = []
    for counts, stock in x.requirements:
        parts = [w.say(f"count-{TYPES[i]}", n=n) for i, n in enumerate(counts) if n]
        parts += [f"[{n} {RESOURCES[r]}]" for r, n in stock]
        parts += houses.limits(w, x.limits) if x.limits else []
        asked.append(", ".join(parts))
    needs: list[list[object]] = []  # as amounts, where there is but one way, so that a screen can show how far one is
    if len(x.requirements) == 1:
        ((counts, stock),) = x.requirements
        needs.extend([TYPES[i], n] for i, n in enumerate(counts) if n)
        needs.extend(pairs(stock))
    return {
        "name": w.name("leader", LEADER.value(x.key)),
        "requirement": f" {w.say('or')} ".join(asked),
        "once": x.once,
        "text": leader_text(w, x),
        "needs": needs,
    }


def leader_text(w: Words, x: Leader) -> str:
    """What a leader does, in a sentence."""
    if x.of_houses:
        return houses.new_leader_text(w, x)
    if x.action:
        return w.say(f"leader-{x.action}", value=x.action_value)
    if x.raise_to:
        return w.say("leader-raise", value=x.raise_to)
    if x.gain:
        return w.say("leader-gain", goods=marks(x.gain))
    plain = (
        ("leader-set", x.coloured_set), ("leader-coloured", x.coloured_add), ("leader-neutral", x.neutral_add),
        ("leader-shares", x.shares_spaces), ("leader-no-toll", x.no_toll), ("leader-no-need", x.no_military_need),
        ("leader-discount", x.coin_discount), ("leader-support", x.support_vp), ("leader-doubles", bool(x.doubles)),
        ("leader-copies", x.copies),
    )  # fmt: skip
    return next((w.say(key, value=int(value)) for key, value in plain if value), w.say("leader-nothing"))


def tile_text(w: Words, x: Tile) -> str:
    """What an excommunication tile does, in a sentence."""
    return _tile(w, x, "tile")


def tile_short(w: Words, x: Tile) -> str:
    """The same in a few words, for the board."""
    return _tile(w, x, "tile-short")


def _tile(w: Words, x: Tile, key: str) -> str:
    for i, n in enumerate(x.gain_malus):
        if n:
            return w.say(f"{key}-malus", goods=f"[-{n} {RESOURCES[i]}]")
    for i, n in enumerate(x.tower):
        if n:
            return w.say(f"{key}-tower", value=n, deck=w.say(f"one-{TYPES[i]}"))
    if x.worthless >= 0:
        return w.say(f"{key}-worthless", deck=w.say(f"many-{TYPES[x.worthless]}"))
    if x.lose_before or x.lose_after:
        ((resource, every),) = x.lose_before or x.lose_after
        return w.say(f"{key}-lose", goods=f"[{every} {RESOURCES[resource]}]")
    if x.of_tower():
        return houses.new_tile_text(w, x, key)
    plain = (
        ("wood-stone", x.wood_or_stone), ("harvest", x.harvest), ("production", x.production),
        ("coloured", x.coloured), ("market", x.no_market), ("servants", x.per_servant), ("skip", x.skips_first),
        ("printed", bool(x.lose_printed)), ("leftover", bool(x.lose_leftover)),
    )  # fmt: skip
    return next((w.say(f"{key}-{name}", value=int(value)) for name, value in plain if value), w.say(f"{key}-nothing"))
