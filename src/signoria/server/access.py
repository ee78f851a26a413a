"""Who may do what: links that work once, devices known by a cookie, and what each device was granted.

A link's token and a device's cookie are 32 random bytes; only their hashes are stored, and neither is ever logged. No
id in any document is a credential: a seat, the host's chair and the spectators' bench are reached only through a token.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec
import sqlalchemy as sa

from signoria.server.problems import Problem
from signoria.server.store import CASE, NoteRow, Store, grants, links, seats, tables

SEAT: Final = "seat"
HOST: Final = "host"
WATCH: Final = "watch"
COOKIE: Final = "signoria-device"
TOKEN_LENGTH: Final = 43  # of 32 bytes in base64url


class Reader(msgspec.Struct, frozen=True):
    """What a device was granted at a table. `stands_in`: seat -> the name under which it acts for another."""

    device: str
    seats: tuple[int, ...] = ()
    host: bool = False
    watches: bool = False
    stands_in: tuple[tuple[int, str], ...] = ()

    @property
    def admitted(self) -> bool:
        return self.host or self.watches or bool(self.seats)

    @property
    def own(self) -> tuple[int, ...]:
        """Its seats without those where it stands in."""
        return tuple(x for x in self.seats if not self.acts_as(x))

    def may_sit(self, seat: int, *, begun: bool) -> bool:
        """May it open a link to the seat? One device sees one seat's secrets, unless several people share it since the
        table was made; the host, who makes the links, opens none of them once there is something to see."""
        if len(self.own) > 1:
            return True
        return all(x == seat for x in self.seats) and not (self.host and begun)

    def acts_as(self, seat: int) -> str:
        """The name for `Entry.by`; "" for the seat's own people."""
        return dict(self.stands_in).get(seat, "")


class Link(msgspec.Struct, frozen=True):
    """A link that has not been used yet. `stand_in`: the name under which it lets somebody act for the seat."""

    hash: str
    table_id: str
    role: str
    seat: int
    stand_in: str


def hashed(token: str) -> str:
    """What is stored of a token. A plain hash is enough: nobody can guess 32 random bytes."""
    return sha256(b"signoria " + token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def device_of(cookie: str | None) -> str:
    """The hash that names a device; "" without a cookie that could be one of ours."""
    return hashed(cookie) if cookie and len(cookie) == TOKEN_LENGTH else ""


def link_row(token: str, table_id: str, role: str, seat: int = -1, stand_in: str = "") -> dict[str, object]:
    return {"hash": hashed(token), "table_id": table_id, "role": role, "seat": seat, "stand_in": stand_in}


def grant_row(device: str, table_id: str, role: str, seat: int = -1, stand_in: str = "") -> dict[str, object]:
    return {"device": device, "table_id": table_id, "role": role, "seat": seat, "stand_in": stand_in}


def path_of(table_id: str, role: str, token: str) -> str:
    """A link as it is handed out. The token stands behind the #, which browsers send to no server and no other site."""
    return f"/#/t/{table_id}/{'watch' if role == WATCH else 'join'}/{token}"


class Access:
    """Links and grants in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def reader(self, device: str, table_id: str) -> Reader:
        """What the device may do at a table; nothing at all for an unknown one."""
        if not device:
            return Reader("")
        mine = sa.select(grants).where(grants.c.device == device, grants.c.table_id == table_id)
        found = await self.store.rows(mine.order_by(grants.c.seat))
        return Reader(
            device,
            tuple(x.seat for x in found if x.role == SEAT),
            any(x.role == HOST for x in found),
            any(x.role == WATCH for x in found),
            tuple((x.seat, x.stand_in) for x in found if x.role == SEAT and x.stand_in),
        )

    async def tables_of(self, device: str) -> Sequence[str]:
        """Tables at which the device has a seat or which it hosts, newest first; none that shows a case."""
        mine = sa.and_(grants.c.device == device, grants.c.role.in_((SEAT, HOST)), grants.c.table_id == tables.c.id)
        mine = sa.and_(mine, tables.c.chance != CASE)
        found = await self.store.rows(sa.select(tables.c.id).where(mine).distinct().order_by(tables.c.updated.desc()))
        return [str(x[0]) for x in found]

    async def link(self, table_id: str, role: str, seat: int = -1, stand_in: str = "") -> str:
        """A new link; older ones for the same chair stop working. Its path is known only now."""
        token = new_token()
        same = sa.and_(links.c.table_id == table_id, links.c.role == role, links.c.seat == seat)
        async with self.store.write() as connection:
            await connection.execute(links.delete().where(same))
            await connection.execute(links.insert(), link_row(token, table_id, role, seat, stand_in))
        return path_of(table_id, role, token)

    async def open(self, table_id: str, token: str) -> Link:
        """What a link leads to; Problem when it has been used or revoked."""
        known = sa.select(links).where(links.c.hash == hashed(token), links.c.table_id == table_id)
        for row in await self.store.rows(known):
            return Link(row.hash, table_id, row.role, row.seat, row.stand_in)
        raise Problem("link-gone")

    async def exchange(self, link: Link, device: str, note: NoteRow | None) -> None:
        """Use a link up for a grant to the device, with the note that says so. Spectator links go on working."""
        table_id, known = link.table_id, links.c.hash == link.hash
        same = sa.and_(
            grants.c.device == device, grants.c.table_id == table_id,
            grants.c.role == link.role, grants.c.seat == link.seat,
        )  # fmt: skip
        async with self.store.write() as connection:
            if (await connection.execute(sa.select(links.c.hash).where(known))).one_or_none() is None:
                raise Problem("link-gone")
            if link.role != WATCH:
                await connection.execute(links.delete().where(known))
            await connection.execute(grants.delete().where(same))
            await connection.execute(grants.insert(), grant_row(device, table_id, link.role, link.seat, link.stand_in))
            if link.role == SEAT and not link.stand_in:
                chair = sa.and_(seats.c.table_id == table_id, seats.c.seat == link.seat)
                await connection.execute(seats.update().where(chair).values(kind="person", bot="", acting=""))
            await self.store.jot(connection, table_id, note)

    async def copies(self, table_id: str, new_id: str) -> list[dict[str, object]]:
        """The grants of a table for its rematch, without those of stand-ins."""
        found = await self.store.rows(sa.select(grants).where(grants.c.table_id == table_id, grants.c.stand_in == ""))
        return [grant_row(x.device, new_id, x.role, x.seat) for x in found]

    async def revoke(self, table_id: str, role: str, seat: int = -1, *, stand_ins_only: bool = False) -> None:
        """All links and devices of a chair stop working at once."""
        async with self.store.write() as connection:
            for target in (links, grants):
                same = sa.and_(target.c.table_id == table_id, target.c.role == role, target.c.seat == seat)
                if stand_ins_only:
                    same = sa.and_(same, target.c.stand_in != "")
                await connection.execute(target.delete().where(same))

    async def leave(self, device: str, table_id: str, seat: int) -> None:
        """A device gives one of its seats up."""
        mine = sa.and_(grants.c.device == device, grants.c.table_id == table_id, grants.c.seat == seat)
        async with self.store.write() as connection:
            await connection.execute(grants.delete().where(mine, grants.c.role == SEAT))

    async def owners(self, table_id: str) -> dict[int, set[str]]:
        """Seat -> the devices of its own people, without stand-ins."""
        found = await self.store.rows(
            sa.select(grants.c.seat, grants.c.device).where(
                grants.c.table_id == table_id, grants.c.role == SEAT, grants.c.stand_in == ""
            )
        )
        out: dict[int, set[str]] = {}
        for row in found:
            out.setdefault(row.seat, set()).add(row.device)
        return out
