#!/usr/bin/env python3
"""Lints many scenes on a cluster with Dask: prints what a single `scenec lint --format json` prints, byte for byte.

    Packaging/dask/lint.py [--scheduler ADDRESS | --workers N] [--files-from LIST] [--chunk N] [-- ARGUMENTS OF LINT]

The unit of work is a list of files, which one process of scenec reads from --files-from. Dask repeats a list whose worker is lost.
The workers need scenec and the same paths. Needs Python with dask and distributed (PyPI).
"""

import argparse
import subprocess
import sys

from dask.distributed import Client, LocalCluster


def lint(scenec, arguments, paths):
    """What scenec prints about some files, and its exit status."""
    done = subprocess.run(
        [scenec, "lint", "--format", "json", "--quiet", *arguments, "--files-from", "-"],
        input=b"\0".join(path.encode("utf-8", "surrogateescape") for path in paths), capture_output=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.decode("utf-8", "replace"))
    return done.returncode, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenec", default="scenec")
    parser.add_argument("--scheduler", help="the address of a cluster; without one, workers on this machine")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--files-from", default="-", help="a list of paths, one per line")
    parser.add_argument("--chunk", type=int, default=200, help="files of one unit of work")
    parser.add_argument("arguments", nargs="*")
    options = parser.parse_args()
    with (sys.stdin if options.files_from == "-" else open(options.files_from, errors="surrogateescape")) as file:
        paths = [line.rstrip("\n") for line in file if line.strip()]
    chunks = [paths[start : start + options.chunk] for start in range(0, len(paths), options.chunk)]
    cluster = None
    if not options.scheduler:
        cluster = LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=None)
    with Client(options.scheduler or cluster) as client:
        # Not pure: a list that was lost is linted again, but never twice because it looks like another.
        futures = [client.submit(lint, options.scenec, options.arguments, chunk, pure=False) for chunk in chunks]
        status = 0
        for future in futures:
            code, output = future.result()
            status = max(status, code)
            sys.stdout.buffer.write(output)
    if cluster:
        cluster.close()
    sys.exit(status)


if __name__ == "__main__":
    main()
