"""What a table may agree on before the start: each switch settles a clause that can be read in two ways, or takes in
what the printed rules leave open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from signoria.kernel.game import Switch

_OFF_ON: Final = ("off", "on")

SWITCHES: Final = (
    Switch("lords", ("recommended", "random"), "recommended", "3.2.2"),
    Switch("start_gold", ("10", "15", "20"), "10", "3.3.3"),
    Switch("last_year", ("1479", "1499"), "1479", "6.4.2.b4"),
    Switch("end_roll", ("two_dice", "one_die", "none"), "two_dice", "5.13.5"),
    Switch("zorzi_mine", _OFF_ON, "off", "RC.6"),
    Switch("green_auctions", ("summer", "every_season"), "summer", "4.5"),
    Switch("unsold_leader", ("open", "discarded"), "open", "5.2.3"),
    Switch("m_order", ("weights", "number"), "weights", "5.6.1"),
    Switch("stature_cap", ("moment", "turn"), "moment", "5.7.3.b2"),
    Switch("strait_crossing_mp", ("1", "terrain"), "1", "5.7.8"),
    Switch("leaderless_product", ("0", "1"), "0", "5.8.2.b5"),
    Switch("capital_plunder_rest", ("stays", "lost"), "stays", "5.7.13"),
    Switch("port_assault", ("from_sea", "from_inside"), "from_sea", "5.8.3.b6"),
    Switch("buildings_in_empires", _OFF_ON, "on", "5.9.4"),
    Switch("inflation_spares_empires", _OFF_ON, "off", "5.9.5"),
    Switch("neutral_links", _OFF_ON, "off", "5.11.5.b3"),
    Switch("toll_payer", ("bank", "merchant"), "bank", "5.11.7"),
    Switch("satellite_in_empire", ("home", "empire"), "home", "5.11.7"),
    Switch("naos_at_sea_link", _OFF_ON, "on", "5.11.7.b3"),
    Switch("azov_spring", ("leaving", "frozen"), "leaving", "5.13.4"),
    Switch("switch_gives_up", ("both", "one"), "both", "5.14.3"),
    Switch("cape_closes_beirut", _OFF_ON, "off", "6.1.4.b1"),
    Switch("papal_religion", _OFF_ON, "off", "6.2.5"),
    Switch("heir_keeps_allies", _OFF_ON, "on", "6.2.6.b1"),
    Switch("split_treasury", ("chancellor", "both"), "chancellor", "RC.4"),
)


def complete(options: Mapping[str, str]) -> dict[str, str]:
    """The options of a table with the defaults of all others."""
    return {switch.name: switch.default for switch in SWITCHES} | dict(options)


@final
class Choices:
    """The switches of a table, as the rules ask for them."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.recommended_lords = (
            options["lords"] == "recommended"
        )  # the first lords of Deck.recommended, dealt at random
        self.zorzi_mine = options["zorzi_mine"] == "on"  # R19 lies open from the start
        self.green_every_season = options["green_auctions"] == "every_season"  # else unused green cards in summer only
        self.unsold_leader_stays = options["unsold_leader"] == "open"  # else the card is discarded
        self.numbers_order = options["m_order"] == "number"  # the greatest number on a player's M cards, no weights
        self.strait_by_terrain = options["strait_crossing_mp"] == "terrain"  # crossing costs nothing of its own
        self.leaderless_counts = options["leaderless_product"] == "1"  # as a product of 1
        self.stature_caps_turn = options["stature_cap"] == "turn"  # else what a leader leads at any moment
        self.plunder_rest_stays = options["capital_plunder_rest"] == "stays"  # in the treasury of the fallen empire
        self.assault_from_sea = options["port_assault"] == "from_sea"  # armies with naos in the port's sea
        self.buildings_in_empires = options["buildings_in_empires"] == "on"  # they collect there from 1466
        self.inflation_spares_empires = options["inflation_spares_empires"] == "on"
        self.neutral_links = options["neutral_links"] == "on"  # units that no player moves serve trade routes
        self.merchant_pays_tolls = options["toll_payer"] == "merchant"
        self.satellite_pays_home = options["satellite_in_empire"] == "home"  # inside an empire too
        self.naos_at_sea_link = options["naos_at_sea_link"] == "on"
        self.azov_opens_in_spring = options["azov_spring"] == "leaving"  # for ships that leave it, which are worn
        self.both_given_up = options["switch_gives_up"] == "both"  # imperial cards of the old colour
        self.cape_closes_beirut = options["cape_closes_beirut"] == "on"
        self.catholic_popes = options["papal_religion"] == "on"
        self.heir_keeps_allies = options["heir_keeps_allies"] == "on"
        self.lord_spends_too = options["split_treasury"] == "both"  # when L and C are in different hands
