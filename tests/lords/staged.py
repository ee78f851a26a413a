"""Positions and steps with which several files of cases begin."""

from __future__ import annotations

from tests.lords.build import Table, table
from tests.lords.fighting import war

from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.thrones import deaths, succession

RED, BLUE, ORANGE, WHITE, PURPLE, BLACK = range(6)


def land(*lords: str, colours: tuple[str, ...] = ("red", "blue", "purple"), season: str = "summer") -> Table:
    """No counters stand on the map; L14 is seat 0 and red, L16 seat 1 and blue."""
    return table(*(lords or ("L14", "L16")), colours=colours).at(1461, season).nobody()


def stand(place: str, armies: int = 1, season: str = "summer", lords: tuple[str, ...] = ()) -> Table:
    """Sforza (red, Stature 2) with red armies."""
    t = land(*lords, season=season)
    t.leader("L14", place)
    if armies:
        t.army(place, "red", armies, under="L14")
    return t


def three() -> Table:
    """Sforza (red, seat 0), Ferrante (blue, seat 1) and Cosimo (purple, seat 2) outside Milan, each with an army."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    for colour in ("red", "blue", "purple"):
        t.army("milan", colour)
    for leader in ("L14", "L16", "L15"):
        t.leader(leader, "milan")
    return t


def walls(red: int = 1, blue: int = 1) -> Table:
    """Red armies under Sforza besiege blue ones in Milan."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("milan", "red", red)
    t.army("milan_city", "blue", blue)
    t.leader("L14", "milan")
    t.leader("L16", "milan_city")
    for c in range(red):
        t.s.besieging[c] = AT["milan_city"]
    return t


def landed() -> Table:
    """Red has landed in besieged Rome, where a worn white army stands; black besieges it from outside."""
    t = war("L14", "L16", "L15", colours=("red", "white", "black"))
    t.card(1, "L4", "C4").gold(treasury_white=10)
    t.army("rome", "white", worn=True)
    t.leader("L14", "rome")
    red = t.army("rome", "red", under="L14")[0]
    black = t.army("papal_states", "black")[0]
    t.s.besieging[black] = t.s.besieging[red] = AT["rome"]
    t.leader("L4", "perugia")
    return t


def storm(emperor: str = "rouen") -> Table:
    """A red army under Sforza before Paris, where a worn blue one is left; seat 1 holds both blue cards."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "orange"))
    t.card(1, "L2", "C2").card(0, "L1").gold(treasury_blue=0)
    t.leader("L2", emperor)
    t.army("ile_de_france", "red")
    t.leader("L14", "ile_de_france")
    t.army("paris", "blue", worn=True)
    return t


TAKE = "besiege:ile_de_france:red:paris:blue"


def warden() -> Table:
    """Cosimo (seat 2, purple) guards France against red invaders."""
    t = war("L14", "L16", "L15", colours=("red", "orange", "purple"))
    t.army("lyonnais", "red")
    t.card(2, "L2", "C2")
    t.e("blue").warden = 2
    return t


def die(t: Table, leader: str) -> Table:
    t.s.events = []
    t.s.agenda.clear()
    deaths.kill(t.s, CARD[leader])
    return t.push()


def auction(t: Table) -> Table:
    """The successions before the next auction."""
    t.s.events = []
    t.s.agenda.clear()
    succession.begin(t.s)
    return t.push()


def movement(t: Table) -> Table:
    """The end of a round of movement."""
    t.s.agenda.clear()
    succession.after_movement(t.s)
    return t.push()


def duel(**more: str) -> Table:
    """Sforza (claims Habsburg), Ferrante (Aragon), Corvinus (Habsburg): red, blue, purple. No counters."""
    return table("L14", "L16", "L20", colours=("red", "blue", "purple"), **more).nobody()


def emperor(*cards: str) -> Table:
    """Sforza (seat 0) sits on the throne of Habsburg."""
    t = duel().card(0, "M29", "M41", *cards)
    die(t, "L3")
    return auction(t)


def pope() -> Table:
    """Seat 0 holds L4, with gold for everything; no counters."""
    t = table("L14", "L16", "L23", colours=("white", "blue", "black")).nobody()
    return t.card(0, "L4").gold(chest_0=20, treasury_white=30)
