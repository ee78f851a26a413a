"""What Houses adds to the catalog: special cards, new leaders, families, tokens and lots, in words and as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.lorenzo.glyphs import exchange, marks, pairs
from signoria.games.lorenzo.houses.numbers import Family, HouseNumbers, Token
from signoria.games.lorenzo.kinds import FACE, FAMILY, LOT, TOWER, VISCONTI
from signoria.games.lorenzo.pieces import NO_LIMIT, Activation, Card, Leader, Limits, Tile
from signoria.games.lorenzo.resources import ANY, COUNTED, RESOURCES, SERVANT, TYPES, VP
from signoria.kernel.facts import Facts
from signoria.kernel.words import Words

SPECIAL_DECK: Final = "special"


def add(found: dict[str, Any], w: Words, h: HouseNumbers, facts: Facts) -> None:
    """Tell the pieces of Houses from those of the base game, and add the tables that only Houses has."""
    d = facts["houses"]
    for table, pieces in (
        ("cards", facts["special_cards"]),
        ("leaders", facts["house_leaders"]),
        ("tiles", d["excommunications"]),
        ("bonus_tiles", d["bonus_tiles"]),
    ):
        for key in found[table].keys() & pieces.keys():
            found[table][key] |= {"deck": SPECIAL_DECK} | reconstruction(pieces[key])
    for key, x in (facts["leaders"] | facts["house_leaders"]).items():
        found["leaders"][key]["kind"] = x["kind"]
    found["ends"]["medici"] = {str(n): vp for x in h.families for n, vp in x.character_vp.items()}
    found |= {
        "families": {x.key: family(w, x, d["families"][x.key]) for x in h.families},
        "tokens": {
            "faces": {x.key: face(w, i, x) for i, x in enumerate(h.tokens)},
        }
        | reconstruction(d["tokens"]),
        "lots": {
            LOT.text(i): {"name": w.say("lot-name", n=i + 1), "gain": pairs(goods)} | reconstruction(d["auction"])
            for i, goods in enumerate(h.lots)
        },
        "towers": {tower: w.say(f"deck-{tower}") for tower in TOWER.ids},
    }


def reconstruction(d: Mapping[str, Any]) -> dict[str, str]:
    """The ruling that stands in for what is not publicly known, where the facts name one."""
    return {"reconstruction": d["reconstruction"]} if "reconstruction" in d else {}


# ---- cards -------------------------------------------------------------------------------------------------------


def special_card(c: Card) -> dict[str, Any]:
    """What only special cards have, as data."""
    shown: dict[str, Any] = {}
    for key, goods in (("loss", c.loss), ("work_loss", c.work_loss)):
        if goods:
            shown[key] = pairs(goods)
    for key, activation in (("activates", c.activates), ("work_activates", c.work_activates)):
        if activation.count:
            shown[key] = {"types": [TYPES[x] for x in activation.types], "count": activation.count}
    for key, on in (("work_capped", c.work_capped), ("repeat", c.repeats), ("catches_up", c.catches_up)):
        if on:
            shown[key] = True
    if c.takes_back:
        shown["takes_back"] = [TYPES[x] for x in c.takes_back]
    if c.holds:
        shown["holds"] = c.holds
    if c.end_per:
        shown["end_per"] = {"vp": c.end_per_vp, "per": COUNTED[c.end_per - 1], "every": c.end_every}
        if c.end_most != NO_LIMIT:
            shown["end_per"]["most"] = c.end_most
    return shown


def special_at_once(w: Words, c: Card) -> list[str]:
    """What happens when a special card is taken, beside gains. R-24 R-26 R-27"""
    out = []
    if c.loss:
        out.append(w.say("card-loss", goods=marks(c.loss)))
    if c.activates.count:
        out.append(w.say("card-activates", cards=activated(w, c.activates)))
    if c.takes_back:
        deck = "any" if len(c.takes_back) == len(TYPES) else TYPES[c.takes_back[0]]
        out.append(w.say("card-takes-back", deck=w.say(f"one-{deck}")))
    if c.catches_up:
        out.append(w.say("card-catches-up"))
    return out


def special_at_work(w: Words, c: Card) -> list[str]:
    """What a special card does in a harvest, a production or the market. R-18 R-23 R-26"""
    out = []
    if c.holds:
        out.append(w.say(f"card-holds-{c.holds}", value=c.work_value))
    if c.work_capped:
        per = per_what(w, c.work_per, c.work_every)
        out.append(w.say("card-harvest-capped", value=c.work_value, goods=marks(c.work_gain), per=per))
    if c.work_activates.count:
        out.append(w.say("card-work-activates", value=c.work_value, cards=activated(w, c.work_activates)))
    if c.work_loss:
        out.append(w.say("card-work-loss", value=c.work_value, goods=marks(c.work_loss)))
    return out


def special_at_end(w: Words, c: Card) -> list[str]:
    """Points that depend on what is left. R-45"""
    if not c.end_per:
        return []
    said = {"goods": marks(((VP, c.end_per_vp),)), "per": per_what(w, c.end_per, c.end_every)}
    if c.end_most == NO_LIMIT:
        return [w.say("card-end-per", **said)]
    return [w.say("card-end-most", most=marks(((VP, c.end_most),)), **said)]


def per_what(w: Words, per: int, every: int) -> str:
    """`for each territory you own`"""
    return w.say(f"per-{COUNTED[per - 1]}", every=every)


def activated(w: Words, x: Activation) -> str:
    """`a building or a territory`, `2 territories`"""
    several = x.count > 1
    return f" {w.say('or')} ".join(
        w.say(f"count-{TYPES[kind]}", n=x.count) if several else w.say(f"one-{TYPES[kind]}") for kind in x.types
    )


# ---- leaders and tiles -------------------------------------------------------------------------------------------


def limits(w: Words, x: Limits) -> list[str]:
    """What a leader asks for beside amounts: upper limits and sums. R-30"""
    out = [w.say("need-most-cards", cards=w.say(f"count-{TYPES[kind]}", n=n)) for kind, n in x.most_cards]
    for resource, n in x.most_stock:
        if n:
            out.append(w.say("need-most", goods=f"[{n} {RESOURCES[resource]}]"))
        else:
            out.append(w.say("need-none", goods=f"[{RESOURCES[resource]}]"))
    if x.all_cards:
        out.append(w.say("need-all-cards", n=x.all_cards))
    if x.most_types != NO_LIMIT:
        out.append(w.say("need-most-types", n=x.most_types))
    if x.leaders:
        out.append(w.say("need-leaders", n=x.leaders))
    if x.most_wood_and_stone != NO_LIMIT:
        out.append(w.say("need-wood-stone", n=x.most_wood_and_stone))
    return out


def new_leader_text(w: Words, x: Leader) -> str:
    """What a leader of Houses does, in a sentence. R-28 R-29"""
    if x.kind == "space":
        return w.say("leader-space-work") if x.either_work else w.say("leader-space", goods=marks(x.gain))
    if x.kind == "immediate":
        return w.say("leader-at-once", goods=marks(x.gain))
    if x.exchanges:
        return w.say("leader-exchange", goods=f" {w.say('or')} ".join(exchange(*one) for one in x.exchanges))
    if x.one_card:
        return w.say(f"leader-one-{x.one_card}", value=x.action_value)
    if x.draws_tokens:
        return w.say("leader-draws", count=x.draws_tokens, keep=x.keeps_tokens)
    if x.gives_up != ANY:
        return w.say("leader-gives-up", deck=w.say(f"one-{TYPES[x.gives_up]}"), goods=marks(x.gain))
    if x.once:
        return w.say("leader-gain", goods=marks(x.gain))
    if x.on_take != ANY:
        return w.say("leader-on-take", goods=marks(x.gain), deck=w.say(f"one-{TYPES[x.on_take]}"))
    if x.on_privilege:
        return w.say("leader-more-privileges", goods=f"[{x.on_privilege} priv]")
    if x.on_vp:
        return w.say("leader-more-vp", goods=f"[{x.on_vp} vp]")
    if x.servant_value != 1:
        return w.say("leader-servant-value", value=x.servant_value)
    if x.servants_for:
        return w.say("leader-servants-for", goods=", ".join(f"[{RESOURCES[r]}]" for r in x.servants_for))
    return w.say("leader-immune" if x.no_excommunication else "leader-nothing")


def new_tile_text(w: Words, x: Tile, key: str) -> str:
    """What a tile of Houses does that none of the base game does; empty for any other. R-10 U-7"""
    if x.special_tower:
        return w.say(f"{key}-special", value=x.special_tower)
    if x.vp_per_token:
        return w.say(f"{key}-tokens", value=x.vp_per_token, goods=f"[{x.vp_per_token} vp]")
    return ""


# ---- families, tokens --------------------------------------------------------------------------------------------


def family(w: Words, x: Family, d: Mapping[str, Any]) -> dict[str, Any]:
    """A family for a screen. R-32 to R-43"""
    shown: dict[str, Any] = {"name": w.name("family", FAMILY.value(x.key)), "text": [family_text(w, x)]}
    shown |= reconstruction(d)
    if x.open_leaders:
        shown["beside"] = x.open_leaders
    if x.steps:
        shown["steps"] = [{"step": step, "gain": pairs(goods)} for step, goods in x.steps]
    if x.sets:
        shown["sets"] = [pairs(goods) for goods in x.sets]
    if x.exchange:
        shown["exchange"] = {"pay": pairs(x.exchange[0]), "gain": pairs(x.exchange[1])}
    if x.tokens:
        shown["tokens"] = [{"id": VISCONTI.text(i), "gain": pairs(goods)} for i, goods in enumerate(x.tokens)]
    return shown


def family_text(w: Words, x: Family) -> str:
    """A family's power in words; each takes what it needs of the numbers."""
    key = f"family-text-{x.key}"
    given = x.with_privilege or x.with_character or ((SERVANT, x.servants),)
    return w.say(
        key,
        value=x.below_threshold or x.member_value,
        goods=marks(given),
        exchange=exchange(*x.exchange) if x.exchange else "",
        steps=", ".join(w.say(f"{key}-step", step=step, goods=marks(goods)) for step, goods in x.steps),
        loss=f"[{x.excommunication_vp} vp]",
        count=x.most_characters,
        points=", ".join(w.say(f"{key}-points", n=n, points=points) for n, points in x.character_vp.items()),
        sets=", ".join(marks(goods) for goods in x.sets),
        tokens=", ".join(marks(goods) for goods in x.tokens),
    )


def face(w: Words, i: int, x: Token) -> dict[str, Any]:
    """A face of the special tokens for a screen. R-16 U-2"""
    shown: dict[str, Any] = {"name": w.name(FACE, i), "n": x.n, "text": face_text(w, x)}
    if x.gain:
        shown["gain"] = pairs(x.gain)
    if x.work:
        shown["work"] = {"area": x.work, "value": x.value}
    return shown


def face_text(w: Words, x: Token) -> str:
    """What a token gives, or lets its owner do."""
    return w.say(f"token-{x.work}", value=x.value) if x.work else w.say("token-gain", goods=marks(x.gain))
