//! Gives positions their scores.
//!
//! With few empty squares a score is exact, found by the engine's own solver. Before that it is the value of a search
//! a few plies deep with weights that were trained on labelled later positions: labels grow backwards through the
//! game, each phase leaning on the next.

mod lookahead;

use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::evaluation::{DISC, Weights};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use flipside::words::Color;

use crate::progress;
use crate::record::{self, Record, Writer};
use lookahead::Lookahead;

/// Positions between two looks at the clock by the progress bar.
const STRIDE: usize = 256;

#[derive(Args)]
pub struct Options {
    /// The file of records to label.
    records: PathBuf,
    /// The file of labelled records; an interrupted run goes on where this file ends.
    #[arg(long)]
    out: PathBuf,
    /// Only records with at least so many empty squares.
    #[arg(long, default_value_t = 0)]
    from: u32,
    /// Only records with at most so many empty squares.
    #[arg(long, default_value_t = 60)]
    to: u32,
    /// With so many empty squares and fewer, solve exactly.
    #[arg(long, default_value_t = 12)]
    exact: u32,
    /// The weights to search with; without them only exact labels are given, and other records are left out.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many plies to search where not exact.
    #[arg(long, default_value_t = 4)]
    depth: u32,
    /// Label at most so many records for each number of empty squares.
    #[arg(long)]
    each: Option<usize>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    ensure!(options.out != options.records, "labels go to another file than the records come from");
    let mut records = record::read(&options.records)?;
    let mut taken = [0; 65];
    records.retain(|record| {
        let empties = record.board.empty_count();
        let is_wanted =
            options.wants(empties) && options.each.is_none_or(|each| taken[empties as usize] < each);
        taken[empties as usize] += usize::from(is_wanted);
        is_wanted
    });
    let mut labeller = Labeller::new(options)?;
    let (mut out, done) = Writer::resume(&options.out)?;
    let bar = progress::bar(records.len() as u64, "labelling");
    for stride in records[done.min(records.len())..].chunks(STRIDE) {
        for &Record { board, .. } in stride {
            out.write(Record { board, score: Some(labeller.label(board)) })?;
        }
        bar.inc(stride.len() as u64);
    }
    bar.finish();
    out.finish()
}

impl Options {
    fn wants(&self, empties: u32) -> bool {
        let most = if self.weights.is_some() { self.to } else { self.to.min(self.exact) };
        (self.from..=most).contains(&empties)
    }
}

struct Labeller {
    exact: u32,
    depth: u32,
    solver: Searcher,
    weights: Option<Weights>,
}

impl Labeller {
    fn new(options: &Options) -> anyhow::Result<Self> {
        let weights = match &options.weights {
            Some(path) => {
                let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
                Some(Weights::parse(&bytes).with_context(|| format!("reading {}", path.display()))?)
            }
            None => None,
        };
        let solver = Searcher::new(Table::new(16, 1)?);
        Ok(Self { exact: options.exact, depth: options.depth, solver, weights })
    }

    /// The score of a board in 1/128 of a disc.
    fn label(&mut self, board: Board) -> i16 {
        let score = match &self.weights {
            Some(weights) if board.empty_count() > self.exact => {
                Lookahead::new(weights).value(board, self.depth)
            }
            _ => self.solve(board) * DISC,
        };
        score as i16
    }

    fn solve(&mut self, board: Board) -> i32 {
        self.solver.begin(&Position { board, turn: Color::Black }, Goal::Exact, Limits::default());
        while self.solver.deepen(f64::INFINITY).stopped.is_none() {}
        // Without a line the game is over.
        self.solver.report().lines.first().map_or(board.final_score(), |line| line.score)
    }
}
