#!/bin/sh
# Reviews very many games on the processors of one machine, or of several, by GNU parallel.
#
#     sh examples/batch/parallel.sh games.txt reviews/ 16 --level 8
#
# The games stand in one file, a game on each line; the 16 shards are written into the folder. A shard that was interrupted goes on
# where it ended, so the script can simply be started again. What follows the number of shards are options of `flipside review`.
#
# $FLIPSIDE is the command, `npx flipside` when left out. $PARALLEL has more options of parallel, such as `--jobs 8`, or
# `--sshloginfile machines --workdir .` for machines that see the same files.
set -eu
games=$1 folder=$2 shards=$3
shift 3
mkdir -p "$folder"
# One worker each: parallel runs as many shards at a time as there are processors. Each adds a line of JSON for every game.
seq "$shards" | parallel --quote --line-buffer --joblog "$folder/jobs.log" \
  ${FLIPSIDE:-npx flipside} review "$games" --out "$folder/{}-of-$shards.ndjson" --shard "{}/$shards" --workers 1 "$@"
