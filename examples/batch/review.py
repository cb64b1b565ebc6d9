#!/usr/bin/env python3
"""Reviews very many games on all machines of a Dask cluster, by the command `flipside`.

    pip install "dask[distributed]"
    python3 examples/batch/review.py games.txt reviews/ --level 8                                  # this machine alone
    python3 examples/batch/review.py games.txt reviews/ --level 8 --scheduler tcp://head:8786      # a cluster

The games stand in one file, a game on each line, which every machine can read; the reviews are written into one folder, which
every machine can write. Each task is a shard: every N-th game. A shard that was interrupted goes on where it ended, and one
that is done is not done again, so the program can simply be started again.
"""

import argparse
import json
import shlex
import subprocess
import sys
import time
from pathlib import Path


def review(command, games, folder, shard, shards, limits):
    """Reviews every `shards`-th game from the `shard`-th on. Returns how many reviews the shard has, and its seconds."""
    out = Path(folder) / f"{shard:05}-of-{shards:05}.ndjson"
    start = time.monotonic()
    # One worker: the cluster runs as many tasks on a machine as it has processors.
    line = [*command, "review", games, "--out", str(out), "--workers", "1", "--shard", f"{shard}/{shards}", *limits]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    count = sum(1 for _ in out.open()) if out.exists() else 0
    # Games that cannot be read have lines of their own; anything else is an error of the shard.
    if done.returncode != 0 and "failed:" not in done.stderr:
        raise RuntimeError(f"{shlex.join(line)}: {done.stderr.strip()}")
    return count, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", help="a file with a game on each line")
    parser.add_argument("folder", help="where the reviews are written, a file for each shard")
    parser.add_argument("--shards", type=int, default=16, help="into how many tasks the games are divided (16)")
    parser.add_argument("--scheduler", help="address of a Dask scheduler; workers on this machine when left out")
    parser.add_argument("--workers", type=int, help="how many workers on this machine (one for each processor)")
    parser.add_argument("--command", default="npx flipside", help="the command on every machine (npx flipside)")
    parser.add_argument("--level", help="strength of the reviews, 1 to 20")
    parser.add_argument("--nodes", help="nodes for each position, instead of a level")
    given = parser.parse_args()

    from dask.distributed import Client, as_completed

    games = str(Path(given.games).resolve(strict=True))
    folder = Path(given.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    limits = [word for name in ("level", "nodes") if (value := getattr(given, name)) for word in (f"--{name}", value)]
    local = {"n_workers": given.workers, "threads_per_worker": 1, "dashboard_address": None}
    with Client(given.scheduler) if given.scheduler else Client(**local) as client:
        command = shlex.split(given.command)
        tasks = [
            client.submit(review, command, games, str(folder), shard, given.shards, limits, pure=False)
            for shard in range(1, given.shards + 1)
        ]
        reviews = seconds = 0
        for done, task in enumerate(as_completed(tasks), 1):
            count, spent = task.result()
            reviews, seconds = reviews + count, seconds + spent
            print(f"{done} of {given.shards} shards, {reviews} games", file=sys.stderr)
    print(json.dumps({"games": reviews, "workerSeconds": round(seconds, 1)}))


if __name__ == "__main__":
    main()
