"""From a bare Python 3.11+ to a running product or a whole test run. Standard library only.

play            installs what the games need, builds the browser client, serves on http://127.0.0.1:8000
test            installs everything, Chromium included, and runs every test; further words go to pytest
lint            ruff, mypy, the import layers, svelte-check
bench           measures, and rewrites docs/performance.md; further words go to `signoria bench`
soak            fuzzes on, --game NAME for --minutes N
compile         compiles the modules that pyproject.toml names, with mypyc, into build/compiled
clean-compiled  takes the compiled modules away again
lock            writes requirements/*.txt and web/package-lock.json anew (versions and hashes, no address)
setup           only installs, everything
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = Path(os.environ.get("SIGNORIA_VENV", ROOT / ".venv"))
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB_DIST = ROOT / "src" / "signoria" / "web_dist"
COMPILED = ROOT / "build" / "compiled"
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_BROWSER = "the browser tests did not run: install Chromium (Debian: sudo apt-get install chromium) or set CHROMIUM to a browser's path"
NO_COMPILER = "no C compiler, nothing compiled, everything runs as plain Python: install one (Debian: sudo apt-get install gcc python3-dev)"
STARTED = time.perf_counter()

sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "web"))
import build  # noqa: E402  (web/build.py: the wheel's build hook uses it too)


def say(text: str) -> None:
    print(f"== {text} ({time.perf_counter() - STARTED:.1f} s)", file=sys.stderr, flush=True)


def call(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Runs a command in the project's folder and stops with its exit code when it fails."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, check=False, env={**os.environ, **(env or {})})
    if done.returncode:
        raise SystemExit(done.returncode)


def apt(*packages: str) -> bool:
    """Installs Debian's packages where that needs no question: as root, or with a sudo that asks nothing."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid"):
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo") or subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode:
            return False
        prefix = ["sudo", "-n"]
    say(f"apt-get install {' '.join(packages)}")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    done = 1
    for command in (["apt-get", "update", "-qq"], install):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run([*prefix, *command], env=environment, stdout=subprocess.DEVNULL, check=False).returncode
    return done == 0


def environment() -> None:
    """A virtual environment in .venv, made by a Python that is new enough."""
    if sys.version_info < (3, 11):
        for minor in (13, 12, 11):
            found = shutil.which(f"python3.{minor}")  # a shim may stand there and fail, so it is tried first
            if found and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0:
                os.execv(found, [found, *sys.argv])
        raise SystemExit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    if subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False).returncode == 0 if PYTHON.exists() else False:
        return
    say("new virtual environment")
    make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(make, capture_output=True, check=False).returncode == 0:
        return
    # Debian's python3 comes without ensurepip
    if not apt("python3-venv") or subprocess.run(make, check=False).returncode:
        raise SystemExit("this Python makes no virtual environments; on Debian or Ubuntu: sudo apt-get install python3-venv")


def pip(*arguments: str | Path, env: Mapping[str, str] | None = None) -> None:
    call(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *arguments, env=env)


def install(*names: str) -> None:
    """The locked packages, then the project itself, editable; skipped when nothing changed since."""
    files = [ROOT / "requirements" / f"{name}.txt" for name in names]
    told = b"".join(file.read_bytes() for file in [*files, ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    state = hashlib.sha256(told + str(ROOT).encode()).hexdigest()
    stamp = VENV / f".installed-{'-'.join(names)}"
    if stamp.is_file() and stamp.read_text() == state:
        return
    say("Python packages")
    pip("--require-hashes", *[word for file in files for word in ("-r", file)])
    pip("--no-deps", "--no-build-isolation", "-e", ROOT, env={"SIGNORIA_SKIP_CLIENT": "1"})
    stamp.write_text(state)


def client() -> None:
    """The built browser client in src/signoria/web_dist; Node comes from PyPI where there is none."""
    if not build.npm_on_path():
        say("Node from PyPI")
        pip("--require-hashes", "-r", ROOT / "requirements" / "node.txt")
    if not build.up_to_date(WEB_DIST):
        say("browser client")
    call(PYTHON, ROOT / "web" / "build.py", "build")


def npm(*arguments: str) -> None:
    call(PYTHON, ROOT / "web" / "build.py", *arguments)


def chromium() -> str | None:
    """The browser for the tests: CHROMIUM, one on the PATH, or Debian's package where it installs without asking."""
    for _ in range(2):
        found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        if found or not apt("chromium"):
            return found
    return None


def everything() -> None:
    environment()
    install("run", "dev")
    client()


def play() -> None:
    environment()
    install("run")
    client()
    say("serving")
    os.execv(PYTHON, [str(PYTHON), "-m", "signoria", "serve", *sys.argv[2:]])


def test() -> None:
    everything()
    browser = chromium()
    say("client: unit tests")
    npm("run", "test")
    say("pytest")
    # Playwright's own Node needs libatomic1, which a minimal Debian lacks: it gets the client's Node instead
    more = {"PLAYWRIGHT_NODEJS_PATH": build.node(PYTHON), "PYTHONPATH": pythonpath()}
    if browser:
        more["CHROMIUM"] = browser
    words = sys.argv[2:] or ["-n", "2"]
    try:
        call(PYTHON, "-m", "pytest", *words, *([] if browser else ["-m", "not chromium"]), env=more)
    finally:
        if not browser:
            print(NO_BROWSER, file=sys.stderr)
    say("done")


def lint() -> None:
    everything()
    say("ruff")
    call(PYTHON, "-m", "ruff", "check", "src", "tests", "tools", "web/build.py", "hatch_build.py")
    say("mypy")
    call(PYTHON, "-m", "mypy")
    say("import layers")
    call(BIN / "lint-imports", "--no-cache")
    say("svelte-check")
    npm("run", "check")


def bench() -> None:
    environment()
    install("run", "dev", "bench")
    call(PYTHON, "-m", "signoria", "bench", "--write", "docs/performance.md", *sys.argv[2:], env={"PYTHONPATH": pythonpath()})


def soak() -> None:
    environment()
    install("run", "dev")
    call(PYTHON, "-m", "tests.soak", *sys.argv[2:], env={"PYTHONPATH": pythonpath()})


def pythonpath() -> str:
    """The compiled modules, when there are any, come before the plain ones."""
    return os.pathsep.join(filter(None, [str(COMPILED) if COMPILED.is_dir() else "", os.environ.get("PYTHONPATH", "")]))


def lock() -> None:
    """Only versions, markers and hashes: `uv.lock` and pip's own lock format would name addresses."""
    environment()
    pip("uv")
    common = ["-q", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header", "--upgrade"]
    compile_ = [BIN / "uv", "pip", "compile", *common]
    call(*compile_, "pyproject.toml", "--group", "build", "-o", "requirements/run.txt")
    call(*compile_, "pyproject.toml", "--group", "dev", "-c", "requirements/run.txt", "-o", "requirements/dev.txt")
    call(*compile_, "--group", "bench", "-c", "requirements/dev.txt", "-o", "requirements/bench.txt")
    call(*compile_, "--group", "node", "-o", "requirements/node.txt")
    npm("install")


