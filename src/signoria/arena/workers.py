"""Games over processes. What a game is follows from its plan and number, so how many processes there are, and which of
them plays what, changes nothing. Workers get plans and numbers, never states."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from signoria.arena.play import Failure, Plan, Record, play

CHUNKS_A_WORKER: Final = 20  # so that all end at nearly the same time
LARGEST_CHUNK: Final = 50  # so that the bar moves
Chunk = tuple[int, int, int]  # plan, number of the first game, how many


class GameFailed(Exception):
    """A game could not be played to its end."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.error)
        self.failure = failure


class WorkerLost(Exception):
    """A worker ended by itself: killed, or out of memory."""


def run(plans: Sequence[Plan], jobs: int, tell: Callable[[int], None]) -> list[list[Record]]:
    """The records of each plan, in the order of the games. `tell` hears how many games more are done.

    Raises GameFailed for a game that failed, of several the lowest; WorkerLost. Leaves no process behind.
    """
    if jobs == 1:
        return [list(_one_by_one(plan, tell)) for plan in plans]
    found: list[list[Record]] = [[] for _ in plans]
    failures: list[Failure] = []
    with contextlib.ExitStack() as stack:
        for plan, results in _spread(plans, jobs, stack):
            for result in results:
                if isinstance(result, Failure):
                    failures.append(result)
                else:
                    found[plan].append(result)
            tell(len(results))
            if failures:
                break
    if failures:
        raise GameFailed(min(failures))
    return [sorted(records, key=lambda record: record.game) for records in found]


def _one_by_one(plan: Plan, tell: Callable[[int], None]) -> Iterator[Record]:
    for number in range(plan.first, plan.first + plan.games):
        result = play(plan, number)
        if isinstance(result, Failure):
            raise GameFailed(result)
        tell(1)
        yield result


def _spread(
    plans: Sequence[Plan], jobs: int, stack: contextlib.ExitStack
) -> Iterator[tuple[int, list[Record | Failure]]]:
    """Hand out chunks to the workers and give back (plan, results) as they come in."""
    chunks = iter(_chunks(plans, jobs))
    context = get_context("spawn")  # a fork would copy the progress bar's thread in the middle of something
    waiting: dict[Any, Chunk] = {}
    for _ in range(min(jobs, sum(plan.games for plan in plans))):
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, tuple(plans)), daemon=True)
        with _deaf():
            process.start()
            stack.callback(_end, process, ours)
        theirs.close()
        _hand_out(ours, chunks, waiting)
    while waiting:
        for ready in wait(list(waiting)):
            plan = waiting.pop(ready)[0]
            assert isinstance(ready, Connection)
            try:
                results = ready.recv()
            except EOFError:
                raise WorkerLost("a worker process ended by itself; is there enough memory?") from None
            _hand_out(ready, chunks, waiting)
            yield plan, results


def _hand_out(worker: Connection, chunks: Iterator[Chunk], waiting: dict[Any, Chunk]) -> None:
    chunk = next(chunks, None)
    if chunk is not None:
        waiting[worker] = chunk
        with contextlib.suppress(BrokenPipeError):  # it has died: `recv` will say so
            worker.send(chunk)


def _chunks(plans: Sequence[Plan], jobs: int) -> Iterator[Chunk]:
    for n, plan in enumerate(plans):
        size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_A_WORKER)))
        end = plan.first + plan.games
        for first in range(plan.first, end, size):
            yield n, first, min(size, end - first)


def _work(orders: Connection, plans: tuple[Plan, ...]) -> None:
    """What a worker does until nobody wants anything more."""
    while True:
        try:
            plan, first, count = orders.recv()
        except EOFError:
            return
        orders.send([play(plans[plan], number) for number in range(first, first + count)])


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """What is started here never hears Ctrl-C: it is the main process's affair, which then ends its workers. One that
    comes meanwhile is heard at the end: blocked, not ignored."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: there is no inheritance, so workers hear it and end
        yield
        return
    resource_tracker.ensure_running()  # its start would unblock the signal under way
    hearing = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, hearing)


def _end(process: Any, connection: Connection) -> None:
    connection.close()
    process.terminate()
    process.join()
