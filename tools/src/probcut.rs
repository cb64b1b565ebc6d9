//! Measures how well shallow searches predict deep ones, for the margins of the selective search.

mod plane;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use flipside::evaluation::{DISC, Features, Weights};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::words::{Color, Selectivity};

use crate::setting::{self, Setting};
use crate::{progress, record};
use plane::{Cell, Plane};

/// So many numbers of empty squares are taken together.
const BAND: u32 = 4;

#[derive(Args)]
pub struct Options {
    /// A file of records; their scores are not looked at.
    records: PathBuf,
    /// The fewest empty squares.
    #[arg(long, default_value_t = 14)]
    from: u32,
    /// The most empty squares.
    #[arg(long, default_value_t = 50)]
    to: u32,
    /// How many positions for each number of empty squares.
    #[arg(long, default_value_t = 50)]
    each: usize,
    /// How deep to search, in plies.
    #[arg(long, default_value_t = 10)]
    deepest: u8,
    /// The file of weights; without it those that come with the engine.
    #[arg(long)]
    weights: Option<PathBuf>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let boards = boards(options)?;
    let weights = setting::weights(options.weights.as_deref())?;
    let setting = Setting { weights: options.weights.clone(), table_bits: 18, ..Setting::default() };
    let mut searcher = setting.searcher()?;
    let mut samples: BTreeMap<(u32, u8, u8), Vec<f64>> = BTreeMap::new();
    let bar = progress::bar(boards.len() as u64, "searching");
    for board in boards {
        let empties = board.empty_count();
        let scores = scores(&mut searcher, &weights, board, options.deepest.min(empties as u8));
        for deep in 1..scores.len() {
            for shallow in 0..deep {
                let cell = samples.entry((empties / BAND * BAND, deep as u8, shallow as u8)).or_default();
                cell.push(scores[deep] - scores[shallow]);
            }
        }
        bar.inc(1);
    }
    bar.finish();
    let cells: Vec<_> = samples.into_iter().map(|(key, errors)| Cell::of(key, BAND, &errors)).collect();
    println!("empties deep shallow: positions, mean, standard deviation in discs");
    for cell in &cells {
        println!("{cell}");
    }
    println!("{}", Plane::through(&cells));
    Ok(())
}

/// The first so many boards of the file for each number of empty squares.
fn boards(options: &Options) -> anyhow::Result<Vec<Board>> {
    let mut taken = [0; 65];
    let mut boards = Vec::new();
    for record in record::read(&options.records)? {
        let empties = record.board.empty_count();
        if (options.from..=options.to).contains(&empties) && taken[empties as usize] < options.each {
            taken[empties as usize] += 1;
            boards.push(record.board);
        }
    }
    Ok(boards)
}

/// The scores of a board in discs, without a search and at each depth from 1 on.
fn scores(searcher: &mut Searcher, weights: &Weights, board: Board, deepest: u8) -> Vec<f64> {
    let turn = Color::Black;
    let value = weights.evaluate(board, turn, &Features::of(board, turn));
    let mut scores = vec![f64::from(value) / f64::from(DISC)];
    searcher.new_game();
    let limits = Limits { depth: Some(deepest), selectivity: Some(Selectivity::NONE), ..Limits::default() };
    searcher.begin(&Position { board, turn }, Goal::Best, limits);
    loop {
        let report = searcher.deepen(f64::INFINITY);
        let Some(line) = report.lines.first() else { break };
        if usize::from(line.depth) == scores.len() {
            scores.push(f64::from(line.score));
        }
        if report.stopped.is_some() {
            break;
        }
    }
    scores
}
