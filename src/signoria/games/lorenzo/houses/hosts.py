"""Leaders that are action spaces. R-29 U-11"""

from __future__ import annotations

from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.kinds import LEADER, of_space
from signoria.games.lorenzo.resources import HOSTS, LEADER_SPACES
from signoria.games.lorenzo.state import Lorenzo


def visit(s: Lorenzo, seat: int, member: int, space: int, servants: int, value: int) -> None:
    """What the leader gives whose space a member was placed on."""
    leader = s.tables.leaders[LEADER.value(HOSTS[space - LEADER_SPACES])]
    gain(s, seat, of_space(space), leader.gain)
