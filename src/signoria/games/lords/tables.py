"""The facts of a match, compiled: what the rules read, never a file. One serves all matches with the same numbers.

Money is in Au. A `hit` is the greatest roll that hits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from signoria.games.lords.cards import Deck
from signoria.games.lords.ids import (
    CARD,
    COLOUR_SET,
    COLOURS,
    EACH,
    EMPIRES,
    FIRST_MERCENARY,
    FIRST_PIRATE_COUNTER,
    MERCENARY,
    PIRATE,
    RESULTS,
    TERRAINS,
    UNITS,
)
from signoria.games.lords.map import Atlas
from signoria.games.lords.switches import Choices, complete
from signoria.kernel.facts import FactBook, Facts

PACKAGE: Final = "signoria.games.lords"
FILES: Final = (
    "map", "dukedoms", "cities",
    "deck", "lords", "allies", "court", "enterprises", "machiavelli", "pestilences", "navigation", "counters",
    "setup", "forces", "movement", "conflict", "trade", "winter", "thrones", "ending", "names",
)  # fmt: skip


@final
class Forces:
    """What counters cost, how many may come at once, what makes them fresh. 5.3 to 5.5, 5.7.11"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        price = d["price"]
        self.price: tuple[int, ...] = tuple(price[unit] for unit in UNITS[:PIRATE])  # by unit; pirates are below
        self.pirate_galley: int = price["pirate_galley"]
        self.pirate_nao: int = price["pirate_nao"]
        self.armies_a_city: int = d["limits"]["armies"]  # each round
        self.fleets_a_port: int = d["limits"]["fleets"]  # each year
        self.fresh: int = d["fresh"]["au"]
        self.merge: int = d["fresh"]["merge"]  # worn counters that make a fresh one
        self.repair: int = d["fresh"]["repair"]  # a building
        self.non_player: int = d["non_players"]["price"]
        self.city_mercenaries: int = d["non_players"]["mercenaries"]  # of a city without player, each round
        self.invaded: int = d["invaded"]["price"]
        self.invaded_armies: int = d["invaded"]["armies"]  # each siege


@final
class Movement:
    """Movement points. 5.7"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.counter: int = d["points"]["counter"]
        self.ship: int = d["points"]["ship"]
        self.leader: int = d["points"]["leader"]
        self.enter: tuple[int, ...] = tuple(d["enter"][terrain] for terrain in TERRAINS)  # by terrain
        self.sea: int = d["enter"]["sea"]
        self.leave_city: int = d["other"]["leave_city"]
        self.strait: int = d["other"]["strait"]


@final
class Conflict:
    """Dice and what they do. 5.8"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.hit: int = d["hit"]["battle"]
        self.siege_hit: int = d["hit"]["siege"]
        self.pillage_hit: int = d["hit"]["pillage"]
        self.arrest_hit: int = d["hit"]["arrest"]
        self.nao_dice: int = d["dice"]["nao"]
        self.captures: int = d["arrest"]["captures"]  # hits
        self.kills: int = d["arrest"]["kills"]
        self.fallen_captured: int = d["fallen"]["captured"]  # on this roll or less, else dead
        self.building_hits: int = d["pillage"]["building"]  # that destroy it
        self.guild_hits: int = d["pillage"]["guild"]
        self.resource_hits: int = d["pillage"]["resource"]
        self.plunder_lost: int = d["plunder"]["lost"]  # one part in so many
        self.capital_plunder: int = d["plunder"]["capital"]
        self.leaderless: int = d["leaderless"]["product"]


@final
class Trade:
    """Taxes, projects, profits, tolls. 5.9 to 5.11"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.tax: int = d["tax"]["city"]
        self.inflation: int = d["tax"]["inflation"]  # the first year of it
        self.advance: int = d["project"]["advance"]
        self.keep: int = d["project"]["keep"]
        self.bank: int = d["profit"]["bank"]
        self.guild: int = d["profit"]["guild"]
        self.resource: int = d["profit"]["resource"]
        self.building: int = d["profit"]["building"]
        self.toll: int = d["toll"]["au"]


@final
class Wear:
    """Storms and winter. 5.12, 5.13"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.nao_dice: int = d["storm"]["nao"]
        self.galley_dice: int = d["storm"]["galley"]
        self.storm_hit: int = d["storm"]["hit"]
        self.city_armies: int = d["winter"]["armies"]  # that a city feeds
        self.spare: int = d["winter"]["spare"]


@final
class Thrones:
    """Kings, pretenders, the Pope. 6.2, 6.3. The attributes from `stature` on count for a throne."""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.king_allies: int = d["king"]["allies"]
        self.king_stature: int = d["king"]["stature"]  # of those allies at most
        count = d["conditions"]
        self.stature: int = count["stature"]
        self.claim: int = count["claim"]
        self.princess: int = count["princess"]
        self.spy: int = count["spy"]
        self.revolt: int = count["revolt"]
        self.invaders: int = count["invaders"]
        self.coronation: int = count["coronation"]
        self.chancellor: int = count["chancellor"]
        self.heir: int = count["heir"]
        self.excommunication: int = d["excommunication"]["au"]
        self.crowned: tuple[int, ...] = tuple(sorted(EMPIRES.index(x) for x in d["coronation"]["thrones"]))
        self.crusade_papal: int = d["crusade"]["papal"]
        self.crusade_own: int = d["crusade"]["own"]
        self.crusade_counters: int = d["crusade"]["counters"]
        self.unification: int = d["unification"]["au"]


@final
class Discovery:
    """The Discovery Table, by the die's roll less the modifier. 6.1.3"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        rows = [d["table"][str(roll)] for roll in range(len(d["table"]))]
        self.result: tuple[int, ...] = tuple(RESULTS.index(row["result"]) for row in rows)
        self.card: tuple[int, ...] = tuple(CARD[row["card"]] if "card" in row else -1 for row in rows)
        self.ships_lost: tuple[int, ...] = tuple(row.get("ships", 0) for row in rows)
        self.modifier: int = d["modifier"]["most"]
        self.worth: int = d["worth"]["au"]  # of each navigation card at the end


@final
class Ending:
    """When the game ends. 5.13.5, 6.4.2"""

    def __init__(self, d: Mapping[str, Any], roll: str, last_year: int) -> None:
        kind = d["end_roll"].get(roll, {"dice": 0, "ends": 0})
        self.dice: int = kind["dice"]  # 0: no end roll
        self.ends: int = kind["ends"]  # on this or more
        self.last_year = last_year


@final
class Tables:
    """Everything that the rules read: the facts, the map, the cards and the table's switches."""

    def __init__(self, facts: Facts, options: Mapping[str, str], seats: int) -> None:
        self.facts = facts
        self.options = options
        self.seats = seats
        self.choices = Choices(options)
        self.atlas = Atlas(facts["map"], facts["dukedoms"]["dukedoms"], facts["cities"]["cities"])
        self.deck = Deck(facts)
        # by city, the princesses whose dowry it is (6.2.3.b2)
        self.dowries: dict[int, tuple[int, ...]] = {}
        for card in self.deck.machiavelli:
            for city in card.dowry:
                self.dowries[city] = (*self.dowries.get(city, ()), card.number)
        self.forces = Forces(facts["forces"])
        self.movement = Movement(facts["movement"])
        self.conflict = Conflict(facts["conflict"])
        self.trade = Trade(facts["trade"])
        self.wear = Wear(facts["winter"])
        self.thrones = Thrones(facts["thrones"])
        self.discovery = Discovery(facts["navigation"])
        start = facts["setup"]
        self.ending = Ending(facts["ending"], options["end_roll"], start["last_year"][options["last_year"]])
        self.first_year: int = start["years"]["first"]
        self.start_gold: int = start["start_gold"][options["start_gold"]]
        self.treasury: int = start["treasury"]["au"]  # the game's own gold at the start (6.4.2.b2)
        # players that one colour may have (3.3.2): never fewer than there is room for all
        limited: bool = seats <= start["colours"]["limited_up_to"]
        room = -(-seats // len(COLOURS))
        self.colour_players: int = max(start["colours"]["players"], room) if limited else seats

    def recommended(self, players: int) -> tuple[int, ...]:
        """The lords that make a balanced table of so many."""
        return self.deck.recommended[:players]


def unit_of(counter: int) -> int:
    """What a counter is: ARMY to PIRATE."""
    if counter >= FIRST_MERCENARY:
        return PIRATE if counter >= FIRST_PIRATE_COUNTER else MERCENARY
    within, unit = counter % COLOUR_SET, 0
    while within >= EACH[unit]:
        within -= EACH[unit]
        unit += 1
    return unit


def counters_of(colour: int, unit: int) -> range:
    """All counters of an empire's armies, caravans, galleys or naos."""
    first = COLOUR_SET * colour + sum(EACH[:unit])
    return range(first, first + EACH[unit])


def colour_of(counter: int) -> int:
    """The printed colour of a counter; that of mercenaries and pirates is GREY."""
    return min(counter // COLOUR_SET, len(COLOURS))


BOOK: Final = FactBook("lords", PACKAGE, FILES, Tables)
base_facts, facts_with = BOOK.printed, BOOK.changed


def tables(options: Mapping[str, str], sets: Mapping[str, int], seats: int) -> Tables:
    """The tables of a match; switches that are not named stand at their default."""
    return BOOK.tables(complete(options), sets, seats)
