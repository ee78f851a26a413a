"""What Houses adds to the board in a terminal: the special tower, leaders' spaces, lots, families and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from signoria.games.lorenzo.terminal import Drawing

WIDTH: Final = 79
NARROW: Final = 4  # columns of a number in the players' table, which has one more
PARTED: Final = "   "


def special_tower(d: Drawing) -> Iterator[Text]:
    """The fifth tower lies on its side: a heading, then its floors from the left."""
    tower = next((x for x in d.board["towers"] if x["tower"] == "special"), None)
    if tower is None:
        return
    heading = Text("   ").append(d.say("t-special"), "bold").append(f"  {d.bonuses(tower)}", "dim")
    if tower["toll"]:
        heading.append("  " + d.say("t-toll", price=d.goods([["coin", tower["toll"]]])), "red")
    yield heading
    row = Text("   ")
    for floor in tower["floors"]:
        kind = d.catalog["cards"][floor["card"]]["type"] if "card" in floor else ""
        row += d.floor(floor, d.style_of(kind), before=f"{floor['value']}{d.say(f't-{kind}') if kind else ''} ")
    yield row


def lots(d: Drawing) -> Iterator[Text]:
    """The families to be auctioned, each with its auction tile, its open leaders and who leads."""
    if d.board["phase"] != "auction":
        return
    for lot in d.board["houses"]["lots"]:
        line = Text("  ").append(f"{family(d, lot['family']):<15}", "bold")
        line.append(d.goods(d.catalog["lots"][lot["lot"]]["gain"]).ljust(12), "bold yellow")
        if lot["beside"]:
            names = ", ".join(d.catalog["leaders"][x]["name"] for x in lot["beside"])
            line.append(f"+ {names}  ")
        if "bidder" in lot:
            line += d.short(lot["bidder"])
            line.append(f" {d.goods([['vp', lot['bid']]])}")
        yield from wrapped([line])


def spaces(d: Drawing) -> Iterator[Text]:
    """The leaders in play that are action spaces, each with its owner."""
    found = []
    for player in d.board["players"]:
        for space in player["spaces"]:
            part = Text(d.catalog["leaders"][space["leader"]]["name"] + " ")
            part += d.short(player["seat"])
            part.append(" " + d.goods(space.get("gain", ())) + " ", "bold yellow")
            found.append(part + d.inside(space))
    if found:
        yield from wrapped([d.title("t-spaces") + found[0], *found[1:]])


def families(d: Drawing) -> Iterator[Text]:
    """Each player's family, and what lies on its tile and on cards."""
    parts = [part for player in d.board["players"] if (part := _family(d, player))]
    if parts:
        yield from wrapped([d.title("t-families") + parts[0], *parts[1:]])


def _family(d: Drawing, player: Mapping[str, Any]) -> Text | None:
    told = [family(d, player["family"])] if "family" in player else []
    if player["stored"]:
        told.append(d.say("t-stored", goods=d.goods(player["stored"])))
    if player["steps"]:
        told.append(d.say("t-steps", steps="+".join(str(step) for step in player["steps"])))
    if player["sets"]:
        told.append(d.say("t-sets", count=player["sets"]))
    awake = {x["id"]: x["gain"] for x in d.catalog["families"]["visconti"]["tokens"]}
    told += ["+".join(d.goods(awake[x]) for x in player["awake"])] if player["awake"] else []
    told += [f"{d.catalog['cards'][x['card']]['name']}: {token(d, x['face'])}" for x in player["held"]]
    if not told:
        return None
    return d.short(player["seat"]).append(f" {', '.join(told)}", "not bold")


def tokens(d: Drawing) -> Iterator[Text]:
    """My special tokens, and how many are left to draw."""
    if not d.board["houses"]["tower"]:
        return
    own = next((p["tokens"] for p in d.board["players"] if p["seat"] == d.me), 0)
    told = ", ".join(token(d, face) for face in own) if isinstance(own, list) else ""
    line = d.title("t-tokens").append(told or "–")
    line.append("  " + d.say("t-supply", count=d.board["houses"]["tokens"]["supply"]), "dim")
    yield from wrapped([line])


def family(d: Drawing, key: str) -> str:
    """A family's name."""
    return str(d.catalog["families"][key]["name"])


def token(d: Drawing, key: str) -> str:
    """`Alms 1C1F`, `Craft Production 1`"""
    face = d.catalog["tokens"]["faces"][key]
    if "work" in face:
        return f"{face['name']} {d.say('t-' + face['work']['area'])} {face['work']['value']}"
    return f"{face['name']} {d.goods(face['gain'])}"


def adjusted(d: Drawing) -> str:
    """The tower with the adjustment tile; empty where there is none."""
    return str(d.board.get("houses", {}).get("adjusted", {}).get("tower", ""))


def wrapped(parts: Iterable[Text]) -> Iterator[Text]:
    """Parts on as many lines as they need; only a part longer than a line is broken."""
    line = Text()
    for part in parts:
        if line and line.cell_len + len(PARTED) + part.cell_len > WIDTH:
            yield from line.wrap(Console(width=WIDTH), WIDTH)
            line = Text("  ") + part
        else:
            line = line + PARTED + part if line else part
    yield from line.wrap(Console(width=WIDTH), WIDTH)


def folded(line: Text) -> Iterator[Text]:
    """A line too long for the screen goes on in the next one, from the last gap that fits."""
    while line.cell_len > WIDTH and (gap := line.plain.rfind("  ", len(PARTED), WIDTH)) > 0:
        head, rest = line.divide([gap])
        yield head
        line = Text(PARTED) + rest[len(rest) - len(rest.plain.lstrip()) :]
    yield line
