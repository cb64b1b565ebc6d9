#!/bin/sh
#SBATCH --job-name=flipside
#SBATCH --array=1-1000
#SBATCH --cpus-per-task=1
#SBATCH --mem=300M
#SBATCH --time=01:00:00
#SBATCH --requeue
# Reviews very many games on a cluster of Slurm: each task of the job array is a shard, every N-th game.
#
#     sbatch examples/batch/slurm.sh games.txt reviews/ --level 8
#
# The games stand in one file, a game on each line, on a disk that all machines see, and so is the folder. A task that was ended
# goes on where it ended when it is requeued, or when the array is submitted again. What follows the folder are options of
# `flipside review`. $FLIPSIDE is the command, `npx flipside` when left out.
set -eu
games=$1 folder=$2
shift 2
mkdir -p "$folder"
# The array begins at 1, so its greatest index is the number of shards. Submit the rest of an array with the same number in
# $SHARDS: `SHARDS=1000 sbatch --array=7,12 ...`.
shards=${SHARDS:-$SLURM_ARRAY_TASK_MAX}
shard=$SLURM_ARRAY_TASK_ID
exec ${FLIPSIDE:-npx flipside} review "$games" --out "$folder/$shard-of-$shards.ndjson" --shard "$shard/$shards" --workers 1 "$@"
