//! Gives positions their scores.
//!
//! With few empty squares a score is exact, found by the engine's own solver. Before that it is the value of a search
//! a few plies deep with weights that were trained on labelled later positions: labels grow backwards through the
//! game, each phase leaning on the next.

mod lookahead;

use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use flipside::evaluation::{DISC, Weights};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use flipside::words::Color;

use crate::record::{self, Record, Writer};
use crate::{progress, setting};
use lookahead::Lookahead;

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
    /// How many plies to search where not exact; every other position is searched one ply deeper, because odd depths
    /// flatter one side and even depths the other.
    #[arg(long, default_value_t = 4)]
    depth: u32,
    /// The part that a score which a record already has keeps in a searched label, 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    keep: f32,
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
    bar.inc(done.min(records.len()) as u64);
    for (index, &record) in records.iter().enumerate().skip(done) {
        out.write(labeller.label(record, index % 2 == 1))?;
        bar.inc(1);
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

struct Labeller<'a> {
    options: &'a Options,
    solver: Searcher,
    weights: Option<Weights>,
}

impl<'a> Labeller<'a> {
    fn new(options: &'a Options) -> anyhow::Result<Self> {
        let weights = options.weights.as_deref().map(|path| setting::weights(Some(path))).transpose()?;
        Ok(Self { options, solver: Searcher::new(Table::new(16, 1)?), weights })
    }

    fn label(&mut self, Record { board, score }: Record, is_deeper: bool) -> Record {
        let label = match &self.weights {
            Some(weights) if board.empty_count() > self.options.exact => {
                let value = Lookahead::new(weights).value(board, self.options.depth + u32::from(is_deeper));
                let keep = score.map_or(0.0, |_| self.options.keep);
                let kept = f32::from(score.unwrap_or_default());
                ((1.0 - keep) * value as f32 + keep * kept).round() as i16
            }
            _ => (self.solve(board) * DISC) as i16,
        };
        Record { board, score: Some(label) }
    }

    fn solve(&mut self, board: Board) -> i32 {
        self.solver.begin(&Position { board, turn: Color::Black }, Goal::Exact, Limits::default());
        while self.solver.deepen(f64::INFINITY).stopped.is_none() {}
        // Without a line the game is over.
        self.solver.report().lines.first().map_or(board.final_score(), |line| line.score)
    }
}
