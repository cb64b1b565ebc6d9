//! Draws positions that searches visit. They are less quiet than positions of games, and they are the ones that the
//! evaluation and multi-ProbCut are used on.
//!
//! The search needs no hook for it: the positions are read from its transposition table, by playing the moves from the
//! root and looking up where they lead.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::types::{Color, Selectivity, Square, Squares};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::files::position_file::{self, LabeledPosition, Writer};
use crate::files::test_files;
use crate::progress;
use crate::setting::Setting;

#[derive(Args)]
pub struct Options {
    /// A file of positions to search from; their scores are ignored.
    positions: PathBuf,
    /// Test files whose positions are left out: `board side …` a line, .xz or plain.
    #[arg(long, num_args = 1..)]
    exclude: Vec<PathBuf>,
    /// The file of positions to write, without scores.
    #[arg(long)]
    out: PathBuf,
    /// The fewest empty squares to search from.
    #[arg(long, default_value_t = 23)]
    from: u32,
    /// The most empty squares to search from.
    #[arg(long, default_value_t = 30)]
    to: u32,
    /// The fewest empty squares of a position to draw.
    #[arg(long, default_value_t = 13)]
    least: u32,
    /// The number of searches.
    #[arg(long, default_value_t = 200)]
    searches: usize,
    /// The number of positions to draw from each.
    #[arg(long, default_value_t = 20)]
    each: usize,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    setting: Setting,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let positions = position_file::read(&options.positions)?;
    let is_wanted =
        |position: &&LabeledPosition| (options.from..=options.to).contains(&position.board.empty_count());
    let roots: Vec<_> = positions.iter().filter(is_wanted).map(|position| position.board).collect();
    ensure!(
        !roots.is_empty(),
        "positions: expected some with {} to {} empty squares, found none",
        options.from,
        options.to
    );
    let excluded = test_files::boards(&options.exclude)?;
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let mut searcher = options.setting.searcher()?;
    let mut out = Writer::create(&options.out)?;
    let chosen = roots.choose_multiple(&mut random, options.searches);
    let bar = progress::bar(chosen.len() as u64, "searching");
    for &root in chosen {
        let root = Position { board: root, turn: Color::Black };
        let limits = options.setting.limits(root);
        let limits = Limits { selectivity: limits.selectivity.or(Some(Selectivity::LOOSEST)), ..limits };
        let mut visited = visited(&mut searcher, root, limits, options.least);
        visited.retain(|board| !excluded.contains(&board.canonical().0));
        for &board in visited.choose_multiple(&mut random, options.each) {
            out.write(LabeledPosition { board, score: None })?;
        }
        bar.inc(1);
    }
    bar.finish();
    out.finish()
}

/// The positions that a search stores and that lie on lines of such positions from its root on, each seen from its side
/// to move.
fn visited(searcher: &mut Searcher, root: Position, limits: Limits, least: u32) -> Vec<Board> {
    searcher.new_game();
    searcher.run(&root, Goal::Best, limits);
    let table = searcher.table();
    let (mut seen, mut open, mut visited) = (HashSet::new(), vec![root], Vec::new());
    while let Some(Position { board, turn }) = open.pop() {
        for square in Square::all(board.moves()) {
            let next = Position { board: board.play(square), turn: !turn };
            // A position with a forced pass is not stored, but the one after it is.
            let next = match next.board.moves() {
                Squares::NONE => Position { board: next.board.pass(), turn },
                _ => next,
            };
            let is_stored = || table.probe(table.zobrist().key(&next)).is_some();
            if next.board.empty_count() >= least && is_stored() && seen.insert(next) {
                visited.push(next.board);
                open.push(next);
            }
        }
    }
    visited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_search_visits_lies_below_its_root_and_differs() {
        let mut searcher = Setting::default().searcher().unwrap();
        let limits = Limits { depth: Some(7), ..Limits::default() };
        let boards = visited(&mut searcher, Position::START, limits, 54);
        assert!(boards.len() > 50, "{} positions", boards.len());
        assert!(boards.iter().all(|board| (54..60).contains(&board.empty_count())));
        // The four moves at the start are symmetric, but each is searched.
        assert_eq!(boards.iter().filter(|board| board.empty_count() == 59).count(), 4);
        assert_eq!(boards.iter().collect::<HashSet<_>>().len(), boards.len());
    }
}
