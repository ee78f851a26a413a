"""What options, events and words can name: kinds of things with their ids, and where a gain comes from."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.pieces import Card
from signoria.games.lorenzo.resources import BASE_SPACES, MEMBERS, RESOURCES, SPACES, TOWERS, TYPES
from signoria.games.lorenzo.tables import base_facts
from signoria.kernel.verbs import Kind

PRIVILEGES: Final = ("materials", "servants", "coins", "military", "faith", "token", "store")
STORE: Final = 6  # what lies on the tile of Da Montefeltro: R-34

_facts = base_facts()
_base_cards, _special = tuple(_facts["cards"]), tuple(_facts["special_cards"])
_cards = (*_base_cards, *_special)
_base_leaders, _new = tuple(_facts["leaders"]), tuple(_facts["house_leaders"])
_leaders = (*_base_leaders, *_new)
_base_bonus, _fifth = tuple(_facts["bonus_tiles"]), tuple(_facts["houses"]["bonus_tiles"])
_families = tuple(_facts["houses"]["families"])
_all_cards = _facts["cards"] | _facts["special_cards"]

CONVERSIONS: Final = tuple(  # (card, which of its conversions)
    (i, n) for i, key in enumerate(_cards) for n in range(len(Card(key, _all_cards[key]).conversions))
)
CONVERSION_AT: Final = {pair: i for i, pair in enumerate(CONVERSIONS)}

# where a gain comes from: a space, a card, a leader, the bonus tile, a privilege, the Church, a discarded leader; then
# the same of Houses, so that the numbers of the base game stay what they are
_CARDS: Final = BASE_SPACES
_LEADERS: Final = _CARDS + len(_base_cards)
_BONUS: Final = _LEADERS + len(_base_leaders)
SOURCE_PRIVILEGE: Final = _BONUS + len(_base_bonus)
SOURCE_CHURCH: Final = SOURCE_PRIVILEGE + 1
SOURCE_DISCARD: Final = SOURCE_CHURCH + 1
_MORE_SPACES: Final = SOURCE_DISCARD + 1
_MORE_CARDS: Final = _MORE_SPACES + len(SPACES) - BASE_SPACES
_MORE_LEADERS: Final = _MORE_CARDS + len(_special)
_MORE_BONUS: Final = _MORE_LEADERS + len(_new)
SOURCE_FAMILY: Final = _MORE_BONUS + len(_fifth)
SOURCE_TOKEN: Final = SOURCE_FAMILY + len(_families)
SOURCE_AUCTION: Final = SOURCE_TOKEN + 1


def of_space(space: int) -> int:
    """A space as the source of a gain."""
    return space if space < BASE_SPACES else _MORE_SPACES + space - BASE_SPACES


def of_card(card: int) -> int:
    """A development card as the source of a gain."""
    base = len(_base_cards)
    return _CARDS + card if card < base else _MORE_CARDS + card - base


def of_leader(leader: int) -> int:
    """A leader as the source of a gain."""
    base = len(_base_leaders)
    return _LEADERS + leader if leader < base else _MORE_LEADERS + leader - base


def of_bonus_tile(tile: int) -> int:
    """A personal bonus tile as the source of a gain."""
    base = len(_base_bonus)
    return _BONUS + tile if tile < base else _MORE_BONUS + tile - base


def _at(spaces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"space.{x}" for x in spaces)


MEMBER = Kind("member", MEMBERS, board=True)
SPACE = Kind("space", SPACES, board=True)
CARD = Kind("card", _cards, board=True)
LEADER = Kind("leader", _leaders, board=True)
TILE = Kind("tile", (*_facts["excommunications"], *_facts["houses"]["excommunications"]), board=True)
BONUS_TILE = Kind("bonus_tile", (*_base_bonus, *_fifth), board=True)
RESOURCE = Kind("resource", RESOURCES)
GOODS = Kind("goods", shape="goods")
PRIVILEGE_KIND = Kind("privilege", PRIVILEGES)
CONVERSION = Kind("conversion", tuple(f"{_cards[card]}.{n + 1}" for card, n in CONVERSIONS), board=True)
AREA = Kind("area", ("harvest", "production"))
DECK = Kind("deck", ("any", *TYPES), offset=-1)
TOWER = Kind("tower", TOWERS)
FAMILY = Kind("family", _families, board=True)
FACE = Kind("face", tuple(_facts["houses"]["tokens"]["faces"]), board=True)
LOT = Kind("lot", tuple(_facts["houses"]["auction"]["tiles"]), board=True)
VISCONTI = Kind(
    "visconti", tuple(f"visconti_{i + 1}" for i in range(len(_facts["houses"]["families"]["visconti"]["tokens"])))
)
SOURCE = Kind(
    "source",
    (
        *_at(SPACES[:BASE_SPACES]), *_base_cards, *_base_leaders, *_base_bonus, "privilege", "vatican", "discard",
        *_at(SPACES[BASE_SPACES:]), *_special, *_new, *_fifth, *(f"family.{x}" for x in _families), "token", "auction",
    ),
)  # fmt: skip
SEATS = Kind("seats", shape="seats")
TILES = Kind("tile", TILE.ids, shape="ids")  # several, called what one is
LEADER_LIST = Kind("leader", LEADER.ids, shape="ids")
FACES = Kind("face", FACE.ids, shape="ids")
KINDS: Final = (
    MEMBER, SPACE, CARD, LEADER, TILE, BONUS_TILE, RESOURCE, GOODS, PRIVILEGE_KIND, CONVERSION, AREA, DECK, SOURCE,
    SEATS, TOWER, FAMILY, FACE, LOT, VISCONTI,
)  # fmt: skip
