"""Links, devices, origins: who gets in, and that nothing that is shown opens a door."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from devices import Device, Site
from websockets.exceptions import InvalidStatus

from signoria.server.access import COOKIE


def token_of(link: str) -> str:
    return link.rpartition("/")[2]


def test_a_seat_link_works_once(site: Site) -> None:
    """G30."""
    host, first, second = site.device(), site.device(), site.device()
    table = host.table("me", "link")
    link = host.host(table, "link", seat=1)["link"]
    assert first.join(link) == {"table": table, "seat": 1}
    assert second.join(link, 410)["error"] == "link-gone"
    second.get(f"tables/{table}/log", 403)


def test_two_devices_that_use_a_link_at_once_get_one_seat(site: Site) -> None:
    from concurrent.futures import ThreadPoolExecutor

    host = site.device()
    table = host.table("me", "link")
    link = host.host(table, "link", seat=1)["link"]
    devices = [site.device() for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = list(
            threads.map(lambda x: x.http.post(f"/api/tables/{table}/join", json={"token": token_of(link)}), devices)
        )
    assert sorted(x.status_code for x in answers) == [200, 410, 410, 410, 410, 410]


def test_a_revoked_link_and_an_older_one_are_dead(site: Site) -> None:
    """G30."""
    host = site.device()
    table = host.table("me", "link")
    older = host.host(table, "link", seat=1)["link"]
    newer = host.host(table, "link", seat=1)["link"]
    assert site.device().join(older, 410)["error"] == "link-gone"
    host.host(table, "revoke", seat=1)
    assert site.device().join(newer, 410)["error"] == "link-gone"


def test_a_link_opens_no_other_table(site: Site) -> None:
    host = site.device()
    table, other = host.table("me", "link"), host.table("me", "link")
    token = token_of(host.host(table, "link", seat=1)["link"])
    site.device().post(f"tables/{other}/join", {"token": token}, 410)


def test_spectators_share_a_link_until_it_is_revoked(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    link = host.host(table, "spectate-link")["link"]
    assert "/watch/" in link
    first, second = site.device(), site.device()
    assert first.join(link)["seat"] == -1
    second.join(link)
    live = first.live(table)
    assert live.doc["you"] == {"seat": -1, "seats": [], "acts": [], "host": False}
    assert "hand" not in live.doc["board"]
    assert live.doc["question"]["options"] == []
    assert live.do("bid:1", seat=0)["error"] == "forbidden"
    host.host(table, "revoke")
    live.until(lambda doc: bool(live.farewell))
    site.device().join(link, 410)


def test_a_host_link_makes_a_second_host(site: Site) -> None:
    host, other = site.device(), site.device()
    table = host.table("me", "me")
    link = host.host(table, "host-link")["link"]
    assert other.join(link)["seat"] == -2
    other.host(table, "pause")
    assert host.live(table).doc["table"]["status"] == "paused"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    device = site.device()
    answer = device.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api" in cookie
    again = device.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}]})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("forged", ["", "x", "A" * 43, "../../etc", "é" * 43, "a" * 5000])
def test_a_forged_cookie_opens_nothing(site: Site, forged: str) -> None:
    host = site.device()
    table = host.table("me", "me")
    headers = {"cookie": f"{COOKIE}={forged}".encode()}
    for path in ("log", "match", "moment/0", "hint"):
        answer = httpx.get(f"{site.url}/api/tables/{table}/{path}", headers=headers, trust_env=False)
        assert answer.status_code == 403, path
    assert httpx.get(f"{site.url}/api/tables", headers=headers, trust_env=False).json() == []


def test_no_id_in_any_payload_is_a_credential(site: Site) -> None:
    """G30: what is shown, shared or photographed opens no seat."""
    host = site.device()
    table = host.table("me", "link")
    watch = host.host(table, "spectate-link")["link"]
    guest = host.invite(table, 1)
    host.host(table, "start")
    spectator = site.device()
    spectator.join(watch)
    live = spectator.live(table)
    guest.live(table), host.live(table)
    told = "\n".join(host.heard + guest.heard + spectator.heard) + json.dumps(live.doc) + watch
    words = set(re.findall(r"[\w.-]{6,}", told)) | {table, token_of(watch)}
    stranger = httpx.Client(base_url=site.url, trust_env=False)
    for word in words:
        cookie = {"cookie": f"{COOKIE}={word}"}
        assert stranger.get(f"/api/tables/{table}/log", headers=cookie).status_code == 403
        joined = stranger.post(f"/api/tables/{table}/join", json={"token": word})
        assert joined.status_code == 410 or joined.json()["seat"] == -1, "only the spectators' link lets anybody in"
        stranger.cookies.clear()


def test_secrets_are_stored_hashed_and_never_logged(site: Site) -> None:
    """G30."""
    host = site.device()
    table = host.table("me", "link")
    link = host.host(table, "link", seat=1)["link"]
    guest = site.device()
    guest.join(link)
    unused = host.host(table, "host-link")["link"]
    with pytest.raises(InvalidStatus):
        Device(site).socket(table)
    site.stop()
    stored = b"".join(x.read_bytes() for x in site.data.iterdir() if x.is_file())
    logged = site.log
    assert "/join" in logged
    for secret in (host.cookie, guest.cookie, token_of(link), token_of(unused)):
        assert len(secret) == 43
        assert secret.encode() not in stored
        assert secret not in logged


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_pages_may_not_write_or_listen(site: Site, origin: str) -> None:
    host = site.device()
    table = host.table("me", "me")
    answer = host.http.post(f"/api/tables/{table}/host", json={"do": "delete"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    with pytest.raises(InvalidStatus):
        host.socket(table, Origin=origin)
    assert host.live(table).doc["table"]["id"] == table


def test_a_browser_that_tells_of_another_site_without_an_origin_is_refused(site: Site) -> None:
    answer = httpx.post(f"{site.url}/api/tables", headers={"sec-fetch-site": "cross-site"}, trust_env=False)
    assert answer.status_code == 403


def test_the_proxys_own_address_is_no_other_site(tmp_path) -> None:
    from signoria.server.web import Guard

    class Sent(dict):
        pass

    guard = Guard("https://play.example/")
    assert guard.same_site(Sent(origin="https://play.example", host="10.0.0.1:8000"))
    assert not guard.same_site(Sent(origin="https://play.example.evil", host="10.0.0.1:8000"))


def test_every_answer_carries_the_security_headers(site: Site) -> None:
    for path in ("/api/games", "/api/tables/none/log", "/nowhere"):
        headers = httpx.get(site.url + path, trust_env=False).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{site.url}/api/games", trust_env=False).headers["cache-control"] == "no-store"
