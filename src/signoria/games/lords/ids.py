"""Names and numbers of all that the rules speak of. Their order is part of every saved match: new ones come last.

A place is one number: a Dukedom (outside its cities), a sea (outside its ports), or a city. Colour and empire are one
number too. A leader has the number of his L card.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 17

# empires and their colours. 2.2.3 2.2.3.b1 2.2.3.b2 2.2.3.b3 2.2.3.b4 2.2.3.b5 2.2.3.b6
EMPIRES: Final = ("england", "france", "habsburg", "papal", "aragon", "ottoman")
COLOURS: Final = ("red", "blue", "orange", "white", "purple", "black")
ENGLAND: Final = 0
FRANCE: Final = 1
HABSBURG: Final = 2
PAPAL: Final = 3
ARAGON: Final = 4
OTTOMAN: Final = 5
GREY: Final = 6  # mercenaries and pirates of nobody
NEUTRAL: Final = -1  # no empire, no colour, no claim

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

TERRAINS: Final = ("flat", "rugged")
FLAT: Final = 0
RUGGED: Final = 1

RELIGIONS: Final = ("catholic", "orthodox", "muslim")
CATHOLIC: Final = 0
ORTHODOX: Final = 1
MUSLIM: Final = 2
NO_RELIGION: Final = -1

# what trading places, buildings and resources supply (2.2.9, 5.11)
GOODS: Final = ("silk", "spices", "alum", "slaves", "gold", "sugar", "mine", "building")
SILK: Final = 0
SPICES: Final = 1
ALUM: Final = 2
SLAVES: Final = 3
GOLD: Final = 4
SUGAR: Final = 5
MINE: Final = 6
BUILDING_GOOD: Final = 7

# ---- places ----------------------------------------------------------------------------------------------------------

DUKEDOMS: Final = (
    "scotland", "york", "england", "kent", "wales", "ireland", "calais", "flanders", "holland", "normandy",
    "ile_de_france", "champagne", "brittany", "france", "poitou", "guyenne", "languedoc", "lyonnais", "provence",
    "burgundy", "lorraine", "savoy", "switzerland", "rhineland", "lower_saxony", "lubeck", "brandenburg", "saxony",
    "bohemia", "franconia", "swabia", "bavaria", "tyrol", "inner_austria", "austria", "denmark", "scania", "prussia",
    "poland", "lithuania", "kiev", "muscovy", "steppe", "don_steppe", "azov", "crimea", "circassia", "moldavia",
    "wallachia", "transylvania", "hungary", "croatia", "dalmatia", "bosnia", "serbia", "albania", "macedonia",
    "bulgaria", "thrace", "romania", "gallipoli", "athens", "morea", "corfu", "crete", "chios", "rhodes", "cyprus",
    "bithynia", "karasi", "sarukhan", "teke", "karaman", "kastamonu", "trebizond", "erzurum", "rum", "syria", "egypt",
    "tripolitania", "tunis", "tlemcen", "marinids", "morocco", "sahara", "timbuktu", "madeira", "portugal", "galicia",
    "castile", "toledo", "andalusia", "granada", "navarre", "aragon", "catalonia", "valencia", "majorca", "sardinia",
    "corsica", "sicily", "calabria", "naples", "apulia", "papal_states", "lands_of_the_church", "florence", "genoa",
    "milan", "venice",
)  # fmt: skip
SEAS: Final = (
    "north_sea", "kattegat", "baltic_sea", "irish_sea", "celtic_sea", "english_channel", "bay_of_biscay",
    "euxine_sea", "sea_of_azov", "ocean_sea", "gulf_of_cadiz", "sea_of_darkness", "discovery_voyages", "alboran_sea",
    "balearic_sea", "gulf_of_lions", "ligurian_sea", "tyrrhenian_sea", "barbary_sea", "sicilian_channel",
    "gulf_of_sidra", "ionian_sea", "lower_adriatic", "upper_adriatic", "aegean_sea", "sea_of_candia",
    "sea_of_marmara", "rhodian_sea", "sea_of_cyprus", "egyptian_sea",
)  # fmt: skip
CITIES: Final = (
    "edinburgh", "york_city", "london", "bristol", "southampton", "dover", "dublin", "calais_city", "bruges",
    "amsterdam", "rouen", "paris", "troyes", "nantes", "anjou", "la_rochelle", "bordeaux", "toulouse", "montpellier",
    "lyon", "marseilles", "dijon", "nancy", "chambery", "turin", "zurich", "strasbourg", "mainz", "cologne",
    "hamburg", "lubeck_city", "berlin", "leipzig", "prague", "nuremberg", "augsburg", "munich", "innsbruck", "graz",
    "trieste", "vienna", "copenhagen", "malmo", "danzig", "konigsberg", "cracow", "lemberg", "vilna", "kiev_city",
    "moscow", "azov_city", "caffa", "kirk_yer", "matrega", "akkerman", "targoviste", "hermannstadt", "buda", "agram",
    "zara", "ragusa", "jajce", "smederevo", "croia", "durazzo", "salonica", "varna", "adrianople", "constantinople",
    "gallipoli_city", "athens_city", "modon", "corfu_city", "candia", "chios_city", "rhodes_city", "famagusta",
    "bursa", "scutari", "lampsacus", "phocaea", "adalia", "konya", "sinope", "trebizond_city", "erzurum_city",
    "beirut", "damascus", "alexandria", "cairo", "tripoli", "tunis_city", "oran", "ceuta", "fez", "safi",
    "timbuktu_city", "funchal", "lisbon", "corunna", "burgos", "bilbao", "toledo_city", "seville", "gibraltar",
    "granada_city", "pamplona", "saragossa", "barcelona", "perpignan", "valencia_city", "palma", "cagliari", "bastia",
    "palermo", "messina", "reggio", "naples_city", "otranto", "rome", "perugia", "viterbo", "spoleto", "ancona",
    "bologna", "urbino", "rimini", "forli", "pesaro", "florence_city", "pisa", "genoa_city", "milan_city",
    "venice_city",
)  # fmt: skip
PLACES: Final = (*DUKEDOMS, *SEAS, *CITIES)
FIRST_SEA: Final = len(DUKEDOMS)
FIRST_CITY: Final = FIRST_SEA + len(SEAS)
NOWHERE: Final = -1  # off the map
AT: Final = {name: place for place, name in enumerate(PLACES)}

STRAITS: Final = (
    "dover_strait", "oresund", "gibraltar_strait", "messina_strait", "dardanelles", "bosporus", "kerch",
)  # fmt: skip

# ---- cards: by type, then by number. 2.4.b1 2.4.b2 2.4.b3 2.4.b4 2.4.b5 2.4.b6 2.4.b7 --------------------------------

TYPES: Final = ("L", "C", "E", "G", "R", "M", "P", "X")
CARDS: Final = (
    *(f"L{n}" for n in range(1, 44)),
    *(f"C{n}" for n in range(1, 56)),
    *(f"E{n}" for n in range(1, 29)),
    *(f"G{n}" for n in range(1, 21)),
    *(f"R{n}" for n in range(1, 20)),
    *(f"M{n}" for n in range(1, 61)),
    *(f"P{n}" for n in range(1, 13)),
    "X1",
    "X2",
)
CARD: Final = {name: number for number, name in enumerate(CARDS)}
FIRST_LORD: Final = 6  # L7: before him the emperors, one an empire
FIRST_ALLY: Final = 23  # L24
LEADERS: Final = 43  # how many L cards there are: cards below this have a leader
FIRST_C: Final = 43  # C1 to C6 are the chancellors, one an empire
FIRST_PIRATE: Final = 49  # C7
FIRST_E: Final = 98
FIRST_G: Final = 126
FIRST_R: Final = 146
FIRST_M: Final = 165
FIRST_P: Final = 225
FIRST_X: Final = 237

KINDS: Final = (
    "emperor", "lord_bank", "ally", "chancellor", "pirate", "condottiere", "engineer", "explorer", "cartographer",
    "building", "guild", "resource", "spy", "revolt", "princess", "title", "heresy", "trial", "pestilence",
    "navigation",
)  # fmt: skip
EMPEROR: Final = 0
LORD_BANK: Final = 1
ALLY: Final = 2
CHANCELLOR: Final = 3
PIRATE_CARD: Final = 4
CONDOTTIERE: Final = 5
ENGINEER: Final = 6
EXPLORER: Final = 7
CARTOGRAPHER: Final = 8
BUILDING: Final = 9
GUILD: Final = 10
RESOURCE: Final = 11
SPY: Final = 12
REVOLT: Final = 13
PRINCESS: Final = 14
TITLE: Final = 15
HERESY: Final = 16
TRIAL: Final = 17
PESTILENCE: Final = 18
NAVIGATION: Final = 19

DECKS: Final = ("green", "pink", "navigation", "optional")
GREEN: Final = 0
PINK: Final = 1
APART: Final = 2  # the navigation cards
OPTIONAL: Final = 3  # R19

GUILDS: Final = ("textile", "naval", "metal", "wool", "glass")
SIDES: Final = ("attack", "defence")  # of an engineer
ATTACK: Final = 0
DEFENCE: Final = 1

BLOCKS: Final = ("immature", "semi_mature", "mature")  # of the calendar. 3.3.1 5.10.1
IMMATURE: Final = 0
SEMI_MATURE: Final = 1
MATURE: Final = 2

RESULTS: Final = ("choice", "discovery", "failure", "scurvy", "pirates")  # of the Discovery Table. 6.1.3
CHOICE: Final = 0
DISCOVERY: Final = 1
FAILURE: Final = 2
SCURVY: Final = 3
MALABAR_PIRATES: Final = 4

# ---- counters that move and are worn: fixed names, so that options and logs can speak of them ------------------------

UNITS: Final = ("army", "caravan", "galley", "nao", "mercenary", "pirate")
ARMY: Final = 0
CARAVAN: Final = 1
GALLEY: Final = 2
NAO: Final = 3
MERCENARY: Final = 4
PIRATE: Final = 5

EACH: Final = (10, 10, 8, 7)  # armies, caravans, galleys, naos of a colour (5.3.7)
MERCENARIES: Final = 17
PIRATES: Final = 9
COLOUR_SET: Final = 35  # counters of a colour: COLOUR_SET * colour is its first army
COUNTERS: Final = (
    *(
        f"{colour}.{unit}.{n}"
        for colour in COLOURS
        for unit, each in zip(UNITS, EACH, strict=False)
        for n in range(1, each + 1)
    ),
    *(f"mercenary.{n}" for n in range(1, MERCENARIES + 1)),
    *(f"pirate.C{n}" for n in range(7, 7 + PIRATES)),
)
FIRST_MERCENARY: Final = 210
FIRST_PIRATE_COUNTER: Final = 227  # of C7

STATURES: Final = ("vassal", "duke", "king", "emperor")  # 1 to 4 (2.3.4)
VASSAL: Final = 1
DUKE: Final = 2
KING: Final = 3
EMPEROR_STATURE: Final = 4
