//! Finds the mistakes in games of people, each with the line that was played and the best one: the evidence from which
//! the coach learns which facts explain a mistake.
//!
//! A game is searched from its end to its start, so that the table already knows what follows. Where the move played
//! seems to lose enough, it and the best move are searched again together, both equally deep; and a line that a search
//! leaves short is played on by searches of its last position.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, anyhow};
use clap::Args;
use flipside::rules::Position;
use flipside::search::{Goal, Limits, Line, Searcher};
use flipside::table::Table;
use flipside::types::{Move, Score, Selectivity, Square};

use crate::files::games::{self, GameRecord};
use crate::files::text;
use crate::progress;

/// The base-two logarithm of the number of buckets of a table.
const TABLE_BITS: u32 = 18;
/// The share of the nodes of a second look that each search takes which plays a line on.
const CONTINUING: u64 = 16;

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The file of mistakes; an interrupted run resumes where this file ends.
    #[arg(long)]
    out: PathBuf,
    /// Take every so many games only.
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// The number of the first game that is taken, from 0.
    #[arg(long, default_value_t = 0)]
    first: usize,
    /// A mistake loses at least so many discs.
    #[arg(long, default_value_t = 3)]
    least: Score,
    /// The nodes of the first search of each position.
    #[arg(long, default_value_t = 200_000)]
    nodes: u64,
    /// The nodes of the second look at a mistake, for both moves together.
    #[arg(long, default_value_t = 1_500_000)]
    again: u64,
    /// How many plies of each line are wanted, where the game is not over before.
    #[arg(long, default_value_t = 20)]
    plies: usize,
    /// How many games are searched at the same time.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Stop after so many seconds, at the end of a game.
    #[arg(long)]
    seconds: Option<u64>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let games = games::read(&options.games)?;
    let done = games_in(&options.out)?;
    let wanted: Vec<_> = (options.first..games.len())
        .step_by(options.every.max(1))
        .filter(|number| !done.contains(number))
        .collect();
    let file = OpenOptions::new().append(true).create(true).open(&options.out);
    let out = Mutex::new(file.with_context(|| format!("opening {}", options.out.display()))?);
    let next = AtomicUsize::new(0);
    let start = std::time::Instant::now();
    let bar = progress::bar(wanted.len() as u64, "finding mistakes");
    let work = || -> anyhow::Result<()> {
        let mut searcher = Searcher::new(Table::new(TABLE_BITS, 1)?);
        while options.seconds.is_none_or(|seconds| start.elapsed().as_secs() < seconds) {
            let Some(&number) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
            searcher.new_game();
            let found = mistakes(&mut searcher, &games[number], options);
            let mut block = format!("game {number}\n");
            for mistake in &found {
                writeln!(block, "{mistake}")?;
            }
            // One write a game, so that a run that is killed leaves whole games.
            out.lock().map_err(|_| anyhow!("a thread failed"))?.write_all(block.as_bytes())?;
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..options.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| anyhow!("a thread failed"))?)
    })?;
    bar.finish();
    Ok(())
}

/// The games whose mistakes a file has.
fn games_in(path: &Path) -> anyhow::Result<HashSet<usize>> {
    if !path.exists() {
        return Ok(HashSet::new());
    }
    let number = |line: anyhow::Result<String>| {
        let line = line?;
        line.strip_prefix("game ").map(|number| Ok(number.parse()?)).transpose()
    };
    text::lines(path)?.filter_map(|line| number(line).transpose()).collect()
}

/// A move that lost discs.
struct Mistake {
    position: Position,
    played: Line,
    best: Line,
    /// The two lines, played on.
    moves: [Vec<Move>; 2],
}

impl std::fmt::Display for Mistake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { position, played, best, moves } = self;
        write!(f, "{position}")?;
        for (line, moves) in [played, best].into_iter().zip(moves) {
            let proven = if line.exact { "=" } else { "" };
            write!(f, " {}{proven} ", line.score)?;
            for each in moves {
                match each {
                    Move::Pass => f.write_str("ps")?,
                    Move::Place(square) => write!(f, "{square}")?,
                }
            }
        }
        Ok(())
    }
}

fn mistakes(searcher: &mut Searcher, game: &GameRecord, options: &Options) -> Vec<Mistake> {
    let mut found = Vec::new();
    // The score of the position after the move, for the side to move there.
    let mut after: Option<Score> = None;
    for (position, square) in positions(game).into_iter().rev() {
        let score = best_score(searcher, &position, options.nodes);
        let Some(before) = after.replace(score) else { continue };
        let next = played(&position, Move::Place(square));
        let value = if next.turn == position.turn { before } else { -before };
        let is_choice = position.board.moves().count() > 1;
        if is_choice && score - value >= options.least {
            found.extend(looked_again(searcher, &position, square, options));
        }
    }
    found.reverse();
    found
}

/// The positions of a game in which a disc was placed, and where; as far as the moves are legal. A side that must pass
/// has passed.
fn positions(game: &GameRecord) -> Vec<(Position, Square)> {
    let mut positions = Vec::new();
    let mut position = Position::START;
    for &square in &game.moves {
        if !position.board.moves().has(square) {
            break;
        }
        positions.push((position, square));
        position = played(&position, Move::Place(square));
    }
    positions
}

/// The position after a move, and after the pass that it forces.
fn played(position: &Position, next: Move) -> Position {
    let after = moved(position, next);
    let must_pass = after.board.moves().is_empty() && !after.board.opponent_moves().is_empty();
    if must_pass { moved(&after, Move::Pass) } else { after }
}

fn moved(position: &Position, next: Move) -> Position {
    let board = match next {
        Move::Place(square) => position.board.play(square),
        Move::Pass => position.board.pass(),
    };
    Position { board, turn: !position.turn }
}

fn best_score(searcher: &mut Searcher, position: &Position, nodes: u64) -> Score {
    let report = searcher.run(position, Goal::Best, limits(nodes));
    report.lines.first().map_or(position.board.final_score(), |line| line.score)
}

/// As selective as a review is.
fn limits(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), selectivity: Some(Selectivity::LOOSEST), ..Limits::default() }
}

/// The move played and the best one, searched together, unless the move loses too little after all.
fn looked_again(
    searcher: &mut Searcher,
    position: &Position,
    square: Square,
    options: &Options,
) -> Option<Mistake> {
    let best = searcher.run(position, Goal::Best, limits(options.again / 2)).lines.first().copied()?;
    let Move::Place(better) = best.best else { return None };
    if better == square {
        return None;
    }
    let among = square.bit() | better.bit();
    let report = searcher.run(position, Goal::Every { count: 2, among }, limits(options.again / 2));
    let line = |wanted: Square| report.lines.iter().find(|line| line.best == Move::Place(wanted)).copied();
    let (played, best) = (line(square)?, line(better)?);
    if best.score - played.score < options.least {
        return None;
    }
    let moves = [played, best].map(|line| played_on(searcher, position, &line, options));
    Some(Mistake { position: *position, played, best, moves })
}

/// A line, played on by searches where it is shorter than wanted.
fn played_on(searcher: &mut Searcher, position: &Position, line: &Line, options: &Options) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut now = *position;
    let mut planned = line.pv.moves().to_vec();
    planned.reverse();
    while moves.len() < options.plies {
        let next = match planned.pop() {
            Some(next) => next,
            None => {
                let report = searcher.run(&now, Goal::Best, limits(options.again / CONTINUING));
                let Some(line) = report.lines.first() else { break };
                planned = line.pv.moves().to_vec();
                planned.reverse();
                let Some(next) = planned.pop() else { break };
                next
            }
        };
        moves.push(next);
        now = moved(&now, next);
    }
    moves
}
