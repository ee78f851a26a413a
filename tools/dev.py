"""From a bare Python 3.11+ to a running product or a whole test run. Standard library only.

play            installs what the games need, builds the browser client, serves; words go to `signoria serve`
test            installs everything, Chromium included, and runs every test; words go to pytest
test-compiled   the same pytest on the compiled modules
lint            ruff, mypy, the import layers, svelte-check
bench           measures and rewrites docs/performance.md; words go to `signoria bench`
soak            fuzzes on: --game NAME --minutes N
compile         compiles the modules that pyproject.toml names, with mypyc, into build/compiled; play and bench use them
clean-compiled  takes them away again
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
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "signoria"
VENV = Path(os.environ.get("SIGNORIA_VENV", ROOT / ".venv")).absolute()
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILED = ROOT / "build" / "compiled"
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_BROWSER = (
    "The browser tests did not run: install Chromium (on Debian: sudo apt-get install chromium)"
    " or set CHROMIUM to a browser's path."
)
NO_COMPILER = (
    "No C compiler, so nothing was compiled and all runs as plain Python;"
    " on Debian: sudo apt-get install gcc libc6-dev python3-dev"
)
STARTED = time.perf_counter()

sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "web"))
import build  # noqa: E402  web/build.py, which the wheel's build hook uses too


def say(text: str) -> None:
    print(f"== {text} ({time.perf_counter() - STARTED:.1f} s)", file=sys.stderr, flush=True)


def call(*command: str | Path, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Runs a command and stops with its exit code when it fails."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, check=False, env={**os.environ, **(env or {})})
    if done.returncode:
        raise SystemExit(done.returncode)


def works(*command: str | Path) -> bool:
    return subprocess.run([str(word) for word in command], capture_output=True, check=False).returncode == 0


def apt(*packages: str) -> bool:
    """Installs Debian's packages where that needs no question: as root, or with a sudo that asks nothing."""
    if not shutil.which("apt-get"):
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo") or not works("sudo", "-n", "true"):
            return False
        prefix = ["sudo", "-n"]
    say(f"apt-get install {' '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    done = 1
    for command in (["apt-get", "update", "-qq"], install):
        done = subprocess.run([*prefix, *command], env=quiet, stdout=subprocess.DEVNULL, check=False).returncode
    return done == 0


# --- installing


def environment() -> None:
    """The virtual environment, made by a Python that is new enough."""
    if sys.version_info < (3, 11):  # noqa: UP036  this file may be started by any Python
        for minor in (13, 12, 11):
            found = shutil.which(f"python3.{minor}")  # a shim may stand there and fail, so it is tried first
            if found and works(found, "-c", ""):
                os.execv(found, [found, *sys.argv])
        raise SystemExit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    if PYTHON.exists() and works(PYTHON, "-c", "import pip"):
        return
    say("new virtual environment")
    make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if works(*make):
        return
    # Debian's python3 comes without ensurepip
    if not apt("python3-venv") or not works(*make):
        raise SystemExit("This Python makes no virtual environments; on Debian: sudo apt-get install python3-venv")


def pip(*arguments: str | Path, env: Mapping[str, str] | None = None) -> None:
    call(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *arguments, env=env)


def once(name: str, state: bytes, *arguments: str | Path, env: Mapping[str, str] | None = None) -> None:
    """`pip install`, unless the same was installed from the same state before."""
    stamp, told = VENV / f".installed-{name}", hashlib.sha256(state).hexdigest()
    if stamp.is_file() and stamp.read_text() == told:
        return
    say(f"Python packages: {name}")
    stamp.unlink(missing_ok=True)
    pip(*arguments, env=env)
    stamp.write_text(told)


def locked(name: str) -> None:
    lock = ROOT / "requirements" / f"{name}.txt"
    once(name, lock.read_bytes(), "--require-hashes", "-r", lock)


def install(*names: str) -> None:
    """The locked packages, then the project itself, editable and without its client."""
    for name in names:
        locked(name)
    state = b"".join(path.read_bytes() for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py"))
    state += str(ROOT).encode()  # a copied folder has its own
    words = ("--no-deps", "--no-build-isolation", "-e", ROOT)
    once("signoria", state, *words, env={"SIGNORIA_SKIP_CLIENT": "1"})


def npm(*words: str) -> None:
    call(PYTHON, ROOT / "web" / "build.py", *words)


def client() -> None:
    """The built browser client in src/signoria/web_dist; Node comes from PyPI where there is none."""
    if not build.npm_on_path():
        locked("node")
    if not build.up_to_date():
        say("browser client")
        npm("build")


def chromium() -> str | None:
    """The browser for the tests: CHROMIUM, one on the PATH, or Debian's package where that installs without asking."""
    for _ in range(2):
        found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        if found or not apt("chromium"):
            return found
    return None


def setup() -> None:
    environment()
    install("run", "dev", "bench")
    client()


# --- compiled modules


def source_state() -> str:
    """A fingerprint of the Python source and of the Python that runs it."""
    digest = hashlib.sha256(str(PYTHON.resolve()).encode())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "web_dist" not in path.parts and path.suffix != ".pyc":
            digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def compiled() -> Path | None:
    """The tree with the compiled modules, when it is of the present source."""
    stamp = COMPILED / ".state"
    if not stamp.is_file():
        return None
    if stamp.read_text() != source_state():
        say("build/compiled is older than the source and not used: make compile")
        return None
    return COMPILED


def modules_to_compile() -> list[str]:
    """Files under src that [tool.signoria.compile] names; "signoria.kernel.*" stands for all modules of a package."""
    import tomllib  # Python 3.11: this file must start on older ones, to say so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["tool"]["signoria"]["compile"]["modules"]
    files: set[str] = set()
    for name in named:
        pattern = name.replace(".", "/") + ".py"
        found = [path.relative_to(SOURCE.parent).as_posix() for path in SOURCE.parent.glob(pattern)]
        if not found:
            raise SystemExit(f"pyproject.toml, [tool.signoria.compile] modules: there is no {name}")
        files.update(file for file in found if not file.endswith("__init__.py"))
    return sorted(files)


def compile_modules() -> None:
    environment()
    install("run", "dev")
    files = modules_to_compile()
    if not files:
        raise SystemExit("pyproject.toml, [tool.signoria.compile] modules names no module")
    probe = (
        "import os, shlex, shutil, sysconfig as s; cc = os.environ.get('CC') or s.get_config_var('CC') or 'cl';"
        "header = os.path.join(s.get_path('include'), 'Python.h');"
        "raise SystemExit(not shutil.which(shlex.split(cc)[0]) or not os.path.exists(header))"
    )
    if not works(PYTHON, "-c", probe):
        raise SystemExit(NO_COMPILER)
    if compiled():
        say("compiled modules are up to date")
        return
    say(f"mypyc: {len(files)} modules")
    clean_compiled()
    shutil.copytree(SOURCE, COMPILED / "signoria", ignore=shutil.ignore_patterns("__pycache__"))
    (COMPILED / "mypy.ini").write_text("[mypy]\nstrict = True\nignore_missing_imports = True\n")
    with (COMPILED / "build.log").open("wb") as log:
        done = subprocess.run([PYTHON, "-m", "mypyc", *files], cwd=COMPILED, stdout=log, stderr=log, check=False)
    if done.returncode:
        sys.stderr.write((COMPILED / "build.log").read_text(errors="replace")[-4000:])
        raise SystemExit("mypyc did not compile the modules; `make clean-compiled` removes what is left")
    (COMPILED / ".state").write_text(source_state())
    say("compiled into build/compiled; make clean-compiled takes it away")


def clean_compiled() -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)


# --- what one types


def play() -> None:
    environment()
    install("run")
    client()
    tree = compiled()
    if tree:
        os.environ["PYTHONPATH"] = str(tree)
    say("serving")
    os.execv(PYTHON, [str(PYTHON), "-m", "signoria", "serve", *sys.argv[2:]])


def pytest(*words: str, more: Mapping[str, str]) -> None:
    """All tests, or all but the browser's where there is no browser, which is said last."""
    browser = chromium()
    if browser:
        # Playwright's own Node needs libatomic1, which a minimal Debian lacks: it gets the client's Node instead
        node = subprocess.run([PYTHON, ROOT / "web" / "build.py", "node"], capture_output=True, text=True, check=True)
        more = {**more, "CHROMIUM": browser, "PLAYWRIGHT_NODEJS_PATH": node.stdout.strip()}
    else:
        words = (*words, "-m", "not chromium")
    say("pytest")
    try:
        call(PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *words, env=more)
    finally:
        if not browser:
            print(NO_BROWSER, file=sys.stderr)


def test() -> None:
    setup()
    say("client: unit tests")
    npm("run", "test")
    pytest(*sys.argv[2:], more={})
    say("done")


def test_compiled() -> None:
    setup()
    compile_modules()
    pytest(*sys.argv[2:], more={"PYTHONPATH": str(COMPILED)})


def lint() -> None:
    """All four, also when one has failed."""
    setup()
    layers = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    failed: list[str] = []
    for name, words in {
        "ruff": ("-m", "ruff", "check", "src", "tests", "tools", "web/build.py", "hatch_build.py"),
        "mypy": ("-m", "mypy"),
        "import layers": ("-c", layers, "--no-cache"),
        "svelte-check": (str(ROOT / "web" / "build.py"), "run", "check"),
    }.items():
        say(name)
        if subprocess.run([str(PYTHON), *words], cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        raise SystemExit(f"lint: {', '.join(failed)} failed")


def bench() -> None:
    environment()
    install("run", "dev", "bench")
    tree = compiled()
    more = {"SIGNORIA_COMPILED": str(tree)} if tree else {}
    call(PYTHON, "-m", "signoria", "bench", "--write", "docs/performance.md", *sys.argv[2:], env=more)


def soak() -> None:
    environment()
    install("run", "dev")
    call(PYTHON, "-m", "pytest", "-m", "fuzz", "-s", "--timeout", "0", *sys.argv[2:])


def lock() -> None:
    """By uv's pip interface: its own lock file, and pip's, would record addresses."""
    environment()
    pip("uv")
    uv = [PYTHON, "-m", "uv", "pip", "compile", "-q", "--upgrade", "--universal", "--python-version", "3.11"]
    uv += ["--generate-hashes", "--no-annotate", "--no-header"]
    call(*uv, "pyproject.toml", "--group", "build", "-o", "requirements/run.txt")
    call(*uv, "pyproject.toml", "--group", "dev", "-c", "requirements/run.txt", "-o", "requirements/dev.txt")
    call(*uv, "--group", "bench", "-c", "requirements/dev.txt", "-o", "requirements/bench.txt")
    call(*uv, "--group", "node", "-o", "requirements/node.txt")
    npm("update")


VERBS = {
    "play": play,
    "test": test,
    "test-compiled": test_compiled,
    "lint": lint,
    "bench": bench,
    "soak": soak,
    "compile": compile_modules,
    "clean-compiled": clean_compiled,
    "lock": lock,
    "setup": setup,
}

if __name__ == "__main__":
    verb = sys.argv[1] if len(sys.argv) > 1 else ""
    if verb not in VERBS:
        raise SystemExit(__doc__)
    VERBS[verb]()
