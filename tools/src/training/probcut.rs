//! Measures how well shallow searches predict deep ones, for the margins of multi-ProbCut.

mod plane;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use flipside::evaluation::{DISC, Features, Weights};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::types::{Color, Selectivity};

use crate::files::position_file;
use crate::progress;
use crate::setting::{self, Setting};
use plane::{Cell, END, MIDGAME, Plane, Terms};

/// How many numbers of empty squares a cell of the midgame covers.
const BAND: u32 = 4;

#[derive(Args)]
pub struct Options {
    /// A file of positions; their scores are ignored.
    positions: PathBuf,
    /// The fewest empty squares.
    #[arg(long, default_value_t = 14)]
    from: u32,
    /// The most empty squares.
    #[arg(long, default_value_t = 50)]
    to: u32,
    /// The number of positions for each number of empty squares.
    #[arg(long, default_value_t = 50)]
    each: usize,
    /// The largest search depth in plies.
    #[arg(long, default_value_t = 10)]
    deepest: u8,
    /// Also solve at or below this many empty squares; 0 is never.
    #[arg(long, default_value_t = 20)]
    solve: u32,
    /// The file of weights; without it those that come with the engine.
    #[arg(long)]
    weights: Option<PathBuf>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let boards = boards(options)?;
    let weights = setting::weights(options.weights.as_deref())?;
    let setting = Setting { weights: options.weights.clone(), ..Setting::default() };
    let mut searcher = setting.searcher()?;
    let (mut midgame, mut end) = (Samples::of_band(BAND), Samples::of_band(1));
    let bar = progress::bar(boards.len() as u64, "searching");
    for board in boards {
        let empties = board.empty_count();
        let scores =
            scores(&mut searcher, &weights, board, options.deepest.min(empties.saturating_sub(1) as u8));
        for deep in 1..scores.len() {
            midgame.add(board, deep, scores[deep], &scores[..deep]);
        }
        if empties <= options.solve {
            let exact = exact_score(&mut searcher, board);
            end.add(board, empties as usize, exact, &scores);
        }
        bar.inc(1);
    }
    bar.finish();
    midgame.print("depths before the end", &MIDGAME);
    end.print("to the end", &END);
    Ok(())
}

/// Prediction errors in discs by number of empty squares (the first of its band), deep and shallow depth.
struct Samples {
    band: u32,
    errors: BTreeMap<(u32, u8, u8), Vec<f64>>,
}

impl Samples {
    fn of_band(band: u32) -> Self {
        Self { band, errors: BTreeMap::new() }
    }

    /// Compares the score of a board at a depth with those at the depths from 0 on.
    fn add(&mut self, board: Board, deep: usize, score: f64, shallower: &[f64]) {
        for (shallow, predicted) in shallower.iter().enumerate() {
            let key = (board.empty_count() / self.band * self.band, deep as u8, shallow as u8);
            self.errors.entry(key).or_default().push(score - predicted);
        }
    }

    fn print<const TERMS: usize>(&self, name: &str, terms: &Terms<TERMS>) {
        let cells: Vec<_> =
            self.errors.iter().map(|(&key, errors)| Cell::of(key, self.band, errors)).collect();
        if cells.is_empty() {
            return;
        }
        println!("{name}: empties deep shallow: positions, mean, standard deviation in discs");
        for cell in &cells {
            println!("{cell}");
        }
        println!("{}", Plane::of_deviations(&cells, terms));
        println!("{}", Plane::of_means(&cells, terms));
    }
}

/// The first boards of the file for each number of empty squares.
fn boards(options: &Options) -> anyhow::Result<Vec<Board>> {
    let mut taken = [0; 65];
    let mut boards = Vec::new();
    for position in position_file::read(&options.positions)? {
        let empties = position.board.empty_count();
        if (options.from..=options.to).contains(&empties) && taken[empties as usize] < options.each {
            taken[empties as usize] += 1;
            boards.push(position.board);
        }
    }
    Ok(boards)
}

/// The scores of a board in discs, without a search and at each depth from 1 on.
fn scores(searcher: &mut Searcher, weights: &Weights, board: Board, deepest: u8) -> Vec<f64> {
    let value = weights.evaluate(board, &Features::of(board));
    let mut scores = vec![f64::from(value) / f64::from(DISC)];
    searcher.new_game();
    let limits = Limits { depth: Some(deepest), selectivity: Some(Selectivity::NONE), ..Limits::default() };
    searcher.begin(&Position { board, turn: Color::Black }, Goal::Best, limits);
    loop {
        let report = searcher.deepen();
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

/// The exact score of a board in discs.
fn exact_score(searcher: &mut Searcher, board: Board) -> f64 {
    searcher.new_game();
    let report = searcher.run(&Position { board, turn: Color::Black }, Goal::Exact, Limits::default());
    f64::from(report.lines.first().expect("a search of a running game has a line").score)
}
