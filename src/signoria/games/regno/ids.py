"""Names and numbers of all that the rules speak of. Their order is part of every saved match: new ones come last.

Places: provinces of all scenarios, then seas, then what is aboard a carrier (`ABOARD` + carrier). Off the map: COURT.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 6

# goods and money (10.1.2 to 10.1.4); a stock is a list by resource
RESOURCES: Final = ("grain", "wood", "leather", "iron", "stone", "wine", "spices", "silk", "florins")
GRAIN: Final = 0
WOOD: Final = 1
LEATHER: Final = 2
IRON: Final = 3
STONE: Final = 4
WINE: Final = 5
SPICES: Final = 6
SILK: Final = 7
FLORINS: Final = 8
GOODS: Final = 8  # how many goods there are: the resources before the money
LUXURIES: Final = (WINE, SPICES, SILK)

CATEGORIES: Final = ("raw", "worked", "luxury")

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

TERRAINS: Final = ("plain", "forest", "hill", "mountain", "swamp", "desert")
PLAIN: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
DESERT: Final = 5

SETTLEMENTS: Final = ("none", "village", "town", "city")
NO_CENTRE: Final = 0
VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3

# buildings: bits of Province.buildings up to GREAT_BASILICA; fortresses and settlements are stages
BUILDINGS: Final = (
    "farm", "tannery", "sawmill", "quarry", "forge", "church", "cathedral", "monastery", "market", "fair", "port",
    "university", "loggia", "holy_reliquary", "great_basilica",
    "tower", "manor", "castle", "great_keep", "steel_keep",
    "village", "town", "city",
)  # fmt: skip
FARM: Final = 0
TANNERY: Final = 1
SAWMILL: Final = 2
QUARRY: Final = 3
FORGE: Final = 4
CHURCH: Final = 5
CATHEDRAL: Final = 6
MONASTERY: Final = 7
MARKET: Final = 8
FAIR: Final = 9
PORT: Final = 10
UNIVERSITY: Final = 11
LOGGIA: Final = 12
HOLY_RELIQUARY: Final = 13
GREAT_BASILICA: Final = 14
CIVIL: Final = 15  # how many buildings are bits: those before the fortresses
TOWER: Final = 15
MANOR: Final = 16
CASTLE: Final = 17
GREAT_KEEP: Final = 18
STEEL_KEEP: Final = 19
CENTRES: Final = 19  # CENTRES + level is the building that makes a settlement of that level
NO_FORTRESS: Final = -1  # Province.fortress is a building from TOWER to STEEL_KEEP, or this
PRODUCTIVE: Final = 5  # buildings before this one yield a good each (C250)

BRANCHES: Final = (
    "engineering", "metallurgy", "urbanism", "agriculture", "medicine", "navigation", "commerce", "espionage", "court",
    "religion", "government",
)  # fmt: skip
ENGINEERING: Final = 0
METALLURGY: Final = 1
URBANISM: Final = 2
AGRICULTURE: Final = 3
MEDICINE: Final = 4
NAVIGATION: Final = 5
COMMERCE: Final = 6
ESPIONAGE: Final = 7
COURT_BRANCH: Final = 8
RELIGION: Final = 9
GOVERNMENT: Final = 10  # the level of one's own government stands beside the ten common branches
COMMON: Final = 10

GOVERNMENTS: Final = ("feudal_monarchy", "communal_republic", "autocratic_empire", "military_theocracy")
MONARCHY: Final = 0
REPUBLIC: Final = 1
EMPIRE: Final = 2
THEOCRACY: Final = 3

FAITHS: Final = ("catholic", "orthodox", "islamic")
CATHOLIC: Final = 0
ORTHODOX: Final = 1
ISLAMIC: Final = 2
NO_FAITH: Final = -1

TAXES: Final = ("exemption", "low", "moderate", "high")
EXEMPTION: Final = 0
LOW: Final = 1
MODERATE: Final = 2
HIGH: Final = 3

# pieces on land: soldiers and Crewmen, machines, rebels
UNITS: Final = (
    "light_infantry", "archer", "crewman", "pikeman", "crossbowman", "pavise_crossbowman", "heavy_infantry", "longbow",
    "swordsman", "halberdier", "handgunner", "light_cavalry", "horse_archer", "heavy_cavalry", "knight",
    "armoured_lancer", "knight_of_the_crown", "templar", "cataphract", "mamluk",
    "ram", "catapult", "trebuchet", "bombard",
    "pitchfork", "rebel_archer",
)  # fmt: skip
LIGHT_INFANTRY: Final = 0
ARCHER: Final = 1
CREWMAN: Final = 2
PIKEMAN: Final = 3
CROSSBOWMAN: Final = 4
PAVISE_CROSSBOWMAN: Final = 5
HEAVY_INFANTRY: Final = 6
LONGBOW: Final = 7
SWORDSMAN: Final = 8
HALBERDIER: Final = 9
HANDGUNNER: Final = 10
LIGHT_CAVALRY: Final = 11
HORSE_ARCHER: Final = 12
HEAVY_CAVALRY: Final = 13
KNIGHT: Final = 14
ARMOURED_LANCER: Final = 15
KNIGHT_OF_THE_CROWN: Final = 16
TEMPLAR: Final = 17
CATAPHRACT: Final = 18
MAMLUK: Final = 19
MACHINES: Final = 20  # from here to BOMBARD
RAM: Final = 20
CATAPULT: Final = 21
TREBUCHET: Final = 22
BOMBARD: Final = 23
PITCHFORK: Final = 24
REBEL_ARCHER: Final = 25

SHIPS: Final = ("caravan", "light_galley", "light_merchant", "large_merchant", "frigate", "great_warship")
CARAVAN: Final = 0
LIGHT_GALLEY: Final = 1
LIGHT_MERCHANT: Final = 2
LARGE_MERCHANT: Final = 3
FRIGATE: Final = 4
GREAT_WARSHIP: Final = 5

# owners beside the seats; -1 is none of them, for it is NOWHERE: nobody
NEUTRAL: Final = -2
REBELS: Final = -3
HORDE: Final = -4
PIRATES: Final = -5

# ---- the map ---------------------------------------------------------------------------------------------------------

SCHEMATIC: Final = (*(f"{letter}{k}" for letter in "ABKDMV" for k in range(1, SEATS + 1)), "R", "I1")
ITALY: Final = (
    "GEN", "PON", "COR", "MIL", "PAV", "PAR", "VEN", "VER", "FRI", "FIR", "PIS", "ARE", "ROM", "PER", "ANC", "NAP",
    "PUG", "CAL", "SAV", "PIE", "TRE", "BRE", "MAN", "FER", "BOL", "URB", "LUC", "SIE", "ABR", "BAS", "GAE", "SIC",
    "SAR",
)  # fmt: skip
PROVINCES: Final = (*SCHEMATIC, *ITALY)
SEA_NAMES: Final = (
    *(f"S{k}" for k in range(1, SEATS + 1)),
    "O",
    "LIG",
    "TIN",
    "TIS",
    "TAR",
    "ADS",
    "ADN",
    "MSA",
    "ION",
)
PLACES: Final = (*PROVINCES, *SEA_NAMES)
SEAS: Final = len(PROVINCES)  # the first sea's place
ABOARD: Final = 100  # ABOARD + carrier: pieces and people on a ship
NOWHERE: Final = -1
COURT: Final = -2  # off the map
PRISON: Final = -3  # off the map, with the gaoler
INTERNED: Final = -4  # off the map until peace (12.2.3)

# ---- carriers and people: fixed names, so that options and logs can speak of them ----------------------------------

CARAVANS_EACH: Final = 4
SHIPS_EACH: Final = 6
NEUTRAL_CARRIERS: Final = 4
PIRATE_SHIPS: Final = 8
CARRIERS: Final = (
    *(f"caravan.{k}.{n}" for k in range(1, SEATS + 1) for n in range(1, CARAVANS_EACH + 1)),
    *(f"ship.{k}.{n}" for k in range(1, SEATS + 1) for n in range(1, SHIPS_EACH + 1)),
    *(f"merchant.{n}" for n in range(1, NEUTRAL_CARRIERS + 1)),
    *(f"pirate.{n}" for n in range(1, PIRATE_SHIPS + 1)),
)
FIRST_SHIP: Final = SEATS * CARAVANS_EACH
FIRST_MERCHANT: Final = FIRST_SHIP + SEATS * SHIPS_EACH
FIRST_PIRATE: Final = FIRST_MERCHANT + NEUTRAL_CARRIERS
PEOPLE_ABOARD: Final = 8  # index in Carrier.cargo of free inhabitants; slaves follow
SLAVES_ABOARD: Final = 9

FAMILY_EACH: Final = 14
CLERGY_EACH: Final = 6
CAPTAINS: Final = (
    "gualtiero_da_forli", "biagio_il_guercio", "mastro_jacopo", "braccio_da_montone", "frate_giovanni",
    "jean_de_vienne", "giovanni_acuto", "belisario", "werner_von_urslingen", "castruccio_castracani",
    "braccio_il_grande", "andrea_doria",
)  # fmt: skip
PEOPLE: Final = (
    *(f"family.{k}.{n}" for k in range(1, SEATS + 1) for n in range(1, FAMILY_EACH + 1)),
    *(f"clergy.{k}.{n}" for k in range(1, SEATS + 1) for n in range(1, CLERGY_EACH + 1)),
    *CAPTAINS,
)
FIRST_CLERGY: Final = SEATS * FAMILY_EACH
FIRST_CAPTAIN: Final = FIRST_CLERGY + SEATS * CLERGY_EACH

ROLES: Final = ("sovereign", "consort", "heir", "minor", "relative", "bishop", "cardinal", "captain")
SOVEREIGN: Final = 0
CONSORT: Final = 1
HEIR: Final = 2
MINOR: Final = 3
RELATIVE: Final = 4  # an adult of the family who is neither: a former Consort
BISHOP: Final = 5
CARDINAL: Final = 6
CAPTAIN: Final = 7

VIRTUES: Final = ("genius", "martial", "golden_midas", "theologian", "charismatic", "architect")
GENIUS: Final = 0
MARTIAL: Final = 1
GOLDEN_MIDAS: Final = 2
THEOLOGIAN: Final = 3
CHARISMATIC: Final = 4
ARCHITECT: Final = 5
FLAWS: Final = ("slow", "coward", "spendthrift", "bloodthirsty", "paranoid", "corrupt")
SLOW: Final = 0
COWARD: Final = 1
SPENDTHRIFT: Final = 2
BLOODTHIRSTY: Final = 3
PARANOID: Final = 4
CORRUPT: Final = 5
NO_TRAIT: Final = -1

UNMARRIED: Final = 0
WED_IN_REALM: Final = 1  # Sovereign and Consort
WED_TO_NEUTRAL: Final = 2
WED_TO_PLAYER: Final = 3

OFFICES: Final = ("pope", "patriarch", "caliph", "grand_master")  # the first three are heads of the faiths in order
GRAND_MASTER: Final = 3

EVENTS: Final = (
    *(f"SP{n}" for n in range(1, 11)), *(f"SU{n}" for n in range(1, 11)),
    *(f"AU{n}" for n in range(1, 11)), *(f"WI{n}" for n in range(1, 11)),
)  # fmt: skip

ORDERS: Final = 6  # Orders 1 to 6
LENGTHS: Final = ("short", "standard", "campaign")
SCENARIOS: Final = ("schematic", "italy_1450")

# where enterprise VP come from (R20.2); one line each on the score sheet
DEEDS: Final = (
    "battle", "town", "city", "capital", "warship", "horde", "capture", "first_level4", "holy_war", "first_alliance",
    "smuggling", "assassination", "broken_pact", "dissolved_alliance", "execution", "corrupt",
)  # fmt: skip
BATTLE: Final = 0
TOWN_TAKEN: Final = 1
CITY_TAKEN: Final = 2
CAPITAL_TAKEN: Final = 3
WARSHIP: Final = 4
HORDE_BEATEN: Final = 5
CAPTURE: Final = 6
FIRST_LEVEL4: Final = 7
HOLY_WAR: Final = 8
FIRST_ALLIANCE: Final = 9
SMUGGLING: Final = 10
ASSASSINATION: Final = 11
BROKEN_PACT: Final = 12
DISSOLVED: Final = 13
EXECUTION: Final = 14
CORRUPTION: Final = 15
