"""The board in a terminal, 80 columns wide and low enough for 24 lines with the question below it.

`draw` reads nothing but the board and the catalog of docs/wire.md, so it shows what a browser would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from signoria.games.lorenzo.houses import terminal as houses
from signoria.kernel.words import plain

WIDTH: Final = 79
CELL: Final = 19
STOCK: Final = ("coin", "wood", "stone", "servant", "mp", "fp", "vp")
NAME: Final = 11
TYPES: Final = ("territory", "character", "building", "venture")
TYPE_STYLES: Final = {"territory": "green", "character": "blue", "building": "yellow", "venture": "magenta"}
DICE: Final = ("white", "black", "orange")
MEMBER_STYLES: Final = {
    "white": "black on bright_white", "black": "bright_white on grey23", "orange": "black on dark_orange",
    "neutral": "reverse", "brown": "white on orange4",
}  # fmt: skip
SEATS: Final = ("bold red", "bold green", "bold blue", "bold magenta", "bold cyan")
PRICE: Final = "bold yellow"
QUIET: Final = "dim"

Say = Callable[..., str]
Goods = Sequence[Sequence[Any]]


def draw(board: Mapping[str, Any], catalog: Mapping[str, Any], say: Say, seats: Sequence[str], me: int) -> list[Text]:
    """The board for the reader at seat `me` (-1: a spectator), on lines of at most 79 columns."""
    table = Drawing(board, catalog, say, seats, me)
    lines = [table.header()]
    if board["round"]:
        lines += [*table.towers(), *houses.special_tower(table)]
        lines += [table.market(), table.palace(), table.work(), table.church()]
    if board.get("bonus_tiles"):
        names = ", ".join(catalog["bonus_tiles"][tile]["name"] for tile in board["bonus_tiles"])
        lines.append(Text(say("t-tiles", names=names)))
    lines += table.kept()
    if "houses" in board:
        lines = [part for line in lines for part in houses.folded(line)]
        lines += [*houses.lots(table), *houses.spaces(table), *houses.families(table), *houses.tokens(table)]
    lines += table.players()
    for line in lines:
        line.rstrip()
        line.truncate(WIDTH, overflow="ellipsis")
    return lines


def aside(option: str, detail: Mapping[str, Any], catalog: Mapping[str, Any], say: Say) -> str:
    """What stands dim beside an option, by its canonical text: the price for me now and the toll of a placement; what
    a leader, a bonus tile or a family does where one is chosen."""
    verb, _, key = option.partition(":")
    if verb in ("keep", "copy", "play-free"):
        return _leader(catalog["leaders"][key], say)
    if verb == "bid":
        return " ".join(catalog["families"][key.partition(":")[0]]["text"])
    if verb == "tile":
        tile = catalog["bonus_tiles"][key]
        return "; ".join(f"{say(f't-{area}')} {_marks(tile[area])}" for area in ("harvest", "production"))
    ways = " | ".join("".join(f"{n}{say(f't-{key}')}" for key, n in way) for way in detail.get("pay", ()) if way)
    parts = [say("t-pay", price=ways)] if ways else []
    if detail.get("toll"):
        parts.append(say("t-toll", price=f"{detail['toll']}{say('t-coin')}"))
    return " ".join(parts)


def look(board: Mapping[str, Any], catalog: Mapping[str, Any], say: Say, wanted: str) -> list[str]:
    """What the cards, leaders and tiles on the table do, in marked texts: those whose name holds `wanted`, or all."""
    found = [
        line
        for title, texts in _things(board, catalog, say)
        if wanted.casefold() in title.casefold()
        for line in (title, *(f"    {text}" for text in texts))
    ]
    return found or [say("t-nothing-like", text=wanted)]


def _things(board: Mapping[str, Any], catalog: Mapping[str, Any], say: Say) -> Iterator[tuple[str, list[str]]]:
    """Name and sentences of everything in sight: tower cards, tiles, leaders, bonus tiles, then the players' cards."""
    for tower in board["towers"]:
        for floor in reversed(tower["floors"]):
            if "card" in floor:
                card = catalog["cards"][floor["card"]]
                place = catalog["spaces"][floor["space"]]["name"]
                yield f"{card['name']} ({place})", [" ".join(card["text"])]
    yield from _things_of_houses(board, catalog, say)
    for tile in board["tiles"]:
        text = catalog["tiles"][tile["tile"]]["text"]
        yield f"{say('t-church')}, {say('t-period', period=tile['period'])}", [f"[{tile['faith']} fp]: {text}"]
    own = [key for player in board["players"] if not isinstance(player["hand"], int) for key in player["hand"]]
    draft = board.get("draft", {})
    played = [leader["leader"] for player in board["players"] for leader in player["played"]]
    for key in dict.fromkeys([*draft.get("packet", ()), *draft.get("kept", ()), *own, *played]):
        leader = catalog["leaders"][key]
        yield leader["name"], [_leader(leader, say)]
    held = [player["tile"] for player in board["players"] if "tile" in player]
    for key in dict.fromkeys([*board.get("bonus_tiles", ()), *held]):
        tile = catalog["bonus_tiles"][key]
        yield tile["name"], [f"{say(f't-{area}')}: {_marks(tile[area])}" for area in ("harvest", "production")]
    for key in [key for player in board["players"] for kind in TYPES for key in player["cards"][kind]]:
        yield catalog["cards"][key]["name"], [" ".join(catalog["cards"][key]["text"])]


def _things_of_houses(
    board: Mapping[str, Any], catalog: Mapping[str, Any], say: Say
) -> Iterator[tuple[str, list[str]]]:
    """Families, open leaders beside them, and the tokens that can be seen."""
    lots = board.get("houses", {}).get("lots", ())
    owned = [player["family"] for player in board["players"] if "family" in player]
    for key in dict.fromkeys([*owned, *(lot["family"] for lot in lots)]):
        yield catalog["families"][key]["name"], [" ".join(catalog["families"][key]["text"])]
    for key in (key for lot in lots for key in lot["beside"]):
        yield catalog["leaders"][key]["name"], [_leader(catalog["leaders"][key], say)]
    hands = [player["tokens"] for player in board["players"] if not isinstance(player.get("tokens", 0), int)]
    held = [x["face"] for player in board["players"] for x in player.get("held", ())]
    for key in dict.fromkeys([*(face for hand in hands for face in hand), *held]):
        face = catalog["tokens"]["faces"][key]
        yield face["name"], [face["text"]]
    for key in board.get("houses", {}).get("thrown", ()):
        card = catalog["cards"][key]
        yield f"{card['name']} ({say('t-thrown')})", [" ".join(card["text"])]


def _leader(leader: Mapping[str, Any], say: Say) -> str:
    return f"{say('t-needs', needs=leader['requirement'])}. {leader['text']}"


def _marks(goods: Goods) -> str:
    return " ".join(f"[{amount} {resource}]" for resource, amount in goods)


class Drawing:
    """A board on its way into lines."""

    def __init__(
        self, board: Mapping[str, Any], catalog: Mapping[str, Any], say: Say, seats: Sequence[str], me: int
    ) -> None:
        self.board, self.catalog, self.say, self.seats, self.me = board, catalog, say, seats, me
        self.narrow = "token" in board["players"][0]["stock"]  # one number more
        self.stock = (*STOCK, "token") if self.narrow else STOCK
        self.column = houses.NARROW if self.narrow else 5

    # ---- lines, from the top down --------------------------------------------------------------------------------

    def header(self) -> Text:
        board = self.board
        line = Text(style="bold")
        if board["phase"] == "over":
            return line.append(self.say("t-over"))
        if not board["round"]:
            line.append(self.say("t-before"))
        else:
            line.append(self.say("t-round", round=board["round"], rounds=board["rounds"]))
            line.append(f"  {self.say('t-dice')}", "not bold")
            for member in DICE:
                line.append(" ").append(f" {board['dice'].get(member) or '?'} ", MEMBER_STYLES[member])
        if board["turn"] >= 0:
            line.append("   ► ").append(
                self.say("t-turn", name=self.seats[board["turn"]]), self.seat_style(board["turn"])
            )
        after = [seat for seat in board["turns"] if seat != board["turn"]][:4]
        if after:
            names = ", ".join(self.seats[seat] for seat in after)
            line.append("  " + self.say("t-left", names=names), "dim not bold")
        return line

    def towers(self) -> Iterator[Text]:
        """A heading, the floors of the four towers from the top down, and the tolls where one is due."""
        towers = [tower for tower in self.board["towers"] if tower["tower"] in TYPES]
        other = houses.adjusted(self)
        plain_tower = next(tower for tower in towers if tower["tower"] != other)
        heading = Text("   ")
        for tower in towers:
            title = Text(self.catalog["types"][tower["tower"]].capitalize(), "bold " + TYPE_STYLES[tower["tower"]])
            heading += _cell(title, Text(self.bonuses(tower), "not bold dim"))
        yield heading
        for floor in range(len(plain_tower["floors"]) - 1, -1, -1):
            row = Text(f"{plain_tower['floors'][floor]['value']:>2} ", style="bold")
            for tower in towers:
                here = tower["floors"][floor]
                value = f"{here['value']} " if tower["tower"] == other else ""
                row += self.floor(here, TYPE_STYLES[tower["tower"]], before=value)
            yield row
        if any(tower["toll"] for tower in towers):
            row = Text("   ")
            for tower in towers:
                toll = self.say("t-toll", price=self.goods([["coin", tower["toll"]]])) if tower["toll"] else ""
                row += _cell(Text(toll, "red"), Text())
            yield row

    def bonuses(self, tower: Mapping[str, Any]) -> str:
        """`+1/2w`: what the upper floors give."""
        given = [floor["bonus"][0] for floor in tower["floors"] if floor["bonus"]]
        if not given:
            return ""
        if len({resource for resource, _ in given}) > 1:
            return "+" + "/".join(self.goods([one]) for one in given)
        return f"+{'/'.join(str(amount) for _, amount in given)}{self.say('t-' + given[0][0])}"

    def floor(self, floor: Mapping[str, Any], style: str, *, before: str = "") -> Text:
        """The card and its price, or who took it; `before`: the value of a floor whose row does not say it."""
        value = Text(before, "bold")
        if "by" in floor:
            return _cell(value + Text("  " if not before else "") + self.member(floor["by"]), Text())
        if "card" not in floor:
            return _cell(value + Text("–", QUIET), Text())
        card = self.catalog["cards"][floor["card"]]
        price = "|".join(self.cost(cost, card.get("need", 0)) for cost in card["costs"])
        return _cell(value + Text(card["name"], "not bold " + style), Text(price, PRICE))

    def cost(self, cost: Goods, need: int) -> str:
        """`1w2c`; `4m(8)`: pay 4, own 8."""
        said = self.goods(cost)
        return f"{said}({need})" if need and any(resource == "mp" for resource, _ in cost) else said

    def market(self) -> Text:
        line = self.title("t-market")
        for n, stall in enumerate(self.board["market"], 1):
            line.append(f"{n}:", "bold").append(f"{self.goods(stall['gain'])} ", PRICE)
            line += self.inside(stall)
            line.append("  ")
        return line

    def palace(self) -> Text:
        palace = self.board["palace"]
        line = self.title("t-palace").append(self.goods(palace["gain"]) + " ", PRICE)
        line += self.inside(palace)
        names = ", ".join(self.seats[seat] for seat in self.board["next_order"])
        return line.append("  " + self.say("t-next", names=names), QUIET)

    def work(self) -> Text:
        line = Text()
        for area in ("harvest", "production"):
            line += self.title(f"t-{area}")
            small, large = self.board[area]["small"], self.board[area]["large"]
            line.append(self.say("t-small") + " ", QUIET)
            line += self.inside(small)
            line.append("  " + self.say("t-large", malus=large["malus"]) + " ", QUIET)
            line += self.inside(large)
            line.append("   ")
        return line

    def church(self) -> Text:
        """What the next report asks for, and what it threatens with."""
        report = self.board["report"]
        tile = self.board["tiles"][self.board["period"] - 1]["tile"]
        line = self.title("t-church")
        faith = self.goods([["fp", report["faith"]]])
        line.append(self.say("t-faith", round=report["round"], faith=faith))
        short = plain(self.catalog["tiles"][tile]["short"], self.seats, lambda key: self.say(f"t-{key}"))
        return line.append(f": {short}", "red")

    def kept(self) -> Iterator[Text]:
        """The leaders that I have kept of the draft so far, in full."""
        for key in self.board.get("draft", {}).get("kept", ()):
            leader = self.catalog["leaders"][key]
            does = plain(_leader(leader, self.say), self.seats, lambda key: self.say(f"t-{key}"))
            line = self.title("t-kept").append(f"{leader['name']}: {does}")
            yield from houses.wrapped([line])

    def players(self) -> Iterator[Text]:
        """In turn order. The capital letters of the headings are those of the prices."""
        heading = Text("  " + self.say("t-player").ljust(NAME), style=QUIET)
        for resource in self.stock:
            heading.append(self.say(f"t-{resource}" if self.narrow else f"t-column-{resource}").rjust(self.column))
        letters = " ".join(self.say(f"t-{kind}") for kind in TYPES)
        members = self.say("t-members").ljust(3 * max(len(player["members"]) for player in self.board["players"]))
        yield heading.append(f"  {members} {letters}  {self.say('t-leaders')}")
        for player in sorted(self.board["players"], key=lambda player: self.board["order"].index(player["seat"])):
            yield self.player(player)

    def player(self, player: Mapping[str, Any]) -> Text:
        seat = player["seat"]
        line = Text("► " if seat == self.board["turn"] else "  ", "bold")
        mine = " underline" if seat == self.me else ""
        line.append(_fit(self.seats[seat], NAME), self.seat_style(seat) + mine)
        for resource in self.stock:
            amount = str(player["stock"][resource]).rjust(self.column)
            line.append(amount, PRICE if resource == "coin" else "not bold")
        line.append("  ")
        most = max(len(other["members"]) for other in self.board["players"])
        for member in player["members"]:
            text = f"{self.say('t-' + member['member'])}{member['value']}"
            line.append(
                _fit(text if member["at_hand"] else "·", 2),
                MEMBER_STYLES[member["member"]] if member["at_hand"] else QUIET,
            )
            line.append(" ")
        line.append("   " * (most - len(player["members"])))
        for kind in TYPES:
            line.append(f" {len(player['cards'][kind])}", TYPE_STYLES[kind])
        hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        line.append(
            f"  {len(player['played'])}{self.say('t-hand', count=hand)}" if hand or player["played"] else "  –", QUIET
        )
        return line.append("†" * len(player["excommunicated"]), "red")

    # ---- parts ---------------------------------------------------------------------------------------------------

    def title(self, key: str) -> Text:
        return Text(self.say(key), style="bold").append(" ", "not bold")

    def goods(self, goods: Goods) -> str:
        """`1w2c`"""
        return "".join(f"{amount}{self.say(f't-{resource}')}" for resource, amount in goods)

    def inside(self, place: Mapping[str, Any]) -> Text:
        """Who stands there."""
        if not place.get("open", True):
            return Text(self.say("t-closed"), QUIET)
        if not place["members"]:
            return Text("–", QUIET)
        return Text(" ").join(self.member(member) for member in place["members"])

    def member(self, member: Mapping[str, Any]) -> Text:
        text = f"{self.say('t-' + member['member'])}{member['value']}"
        return self.short(member["seat"]) + Text(f" {text}", "not bold")

    def short(self, seat: int) -> Text:
        """A player's name where there is little room: its beginning, and a number at its end."""
        head, _, number = self.seats[seat].rpartition(" ")
        tail = f" {number}" if head and number.isdecimal() else ""
        name = self.seats[seat].removesuffix(tail)
        return Text(_fit(name, 8 - len(tail)).strip() + tail, self.seat_style(seat))

    def seat_style(self, seat: int) -> str:
        """The colour of a player."""
        return SEATS[seat % len(SEATS)]

    def style_of(self, kind: str) -> str:
        """The colour of a type of card."""
        return TYPE_STYLES.get(kind, QUIET)


def _fit(text: str, width: int) -> str:
    return text[: width - 1] + "…" if len(text) > width else text.ljust(width)


def _cell(left: Text, right: Text) -> Text:
    """A column of a tower: the left part gives way to the right one."""
    left = left.copy()
    left.truncate(CELL - 2 - len(right), overflow="ellipsis", pad=True)
    return left + Text(" ") + right + Text(" ")
