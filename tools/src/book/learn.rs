//! Takes the positions of game records into a book.

use std::collections::HashMap;
use std::path::PathBuf;

use clap::Args;
use flipside::knowledge::book::playable;
use flipside::rules::{Board, Position};
use flipside::types::Square;

use super::grow::Grower;
use super::judge::Effort;
use super::tree::Tree;
use crate::files::games;

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The growing book; an interrupted run resumes where this file ends.
    #[arg(long)]
    book: PathBuf,
    /// Take the positions that were seen in at least this many games.
    #[arg(long, default_value_t = 1)]
    seen: u32,
    /// Take the positions with at most this many discs.
    #[arg(long, default_value_t = 20)]
    discs: u32,
    #[command(flatten)]
    effort: Effort,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let games = games::read(&options.games)?;
    let mut tree = Tree::open(&options.book)?;
    let before = tree.nodes().len();
    let games: Vec<_> = games.iter().map(|game| game.moves.as_slice()).collect();
    add(&mut tree, &games, options.seen, options.discs);
    println!("{} games, {} new positions", games.len(), tree.nodes().len() - before);
    tree.save(&options.book)?;
    Grower::new(&options.book, options.effort)?.search_due(&mut tree)
}

/// Adds the positions that were seen often enough, and those before them in one of their games.
fn add(tree: &mut Tree, games: &[&[Square]], seen: u32, discs: u32) {
    let mut counts = HashMap::<_, u32>::new();
    for board in games.iter().flat_map(|game| positions(game, discs)) {
        *counts.entry(board).or_default() += 1;
    }
    let is_wanted = |board: &Board| counts[board] >= seen;
    for game in games {
        for board in positions(game, discs).take_while(is_wanted) {
            tree.add(board);
        }
    }
    // What was seen often, but each time after something rare.
    for game in games {
        let boards: Vec<_> = positions(game, discs).collect();
        let is_missing = |board: &Board| is_wanted(board) && tree.index_of(*board).is_none();
        let missing = boards.iter().rposition(is_missing).map_or(0, |last| last + 1);
        for &board in &boards[..missing] {
            tree.add(board);
        }
    }
}

/// The positions of a game with at most `discs` discs as a book holds them, to its end or the first illegal move.
fn positions(moves: &[Square], discs: u32) -> impl Iterator<Item = Board> + '_ {
    let mut moves = moves.iter();
    let mut next = Some(Position::START.board);
    std::iter::from_fn(move || {
        let mut board = next.filter(|board| 64 - board.empty_count() <= discs)?;
        let (canonical, passes) = playable(board)?;
        if passes {
            board = board.pass();
        }
        next = moves.next().filter(|square| board.moves().has(**square)).map(|&square| board.play(square));
        Some(canonical)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::games::squares;

    #[test]
    fn positions_seen_often_are_added_with_the_way_to_them() {
        let transcripts = ["f5d6c3d3c4", "f5d6c3d3c4", "f5d6c7f4g3", "f5f4g3d6c7", "f5d6c4"];
        let games: Vec<_> = transcripts.map(|transcript| squares(transcript).unwrap()).into();
        let games: Vec<_> = games.iter().map(Vec::as_slice).collect();
        let size = |seen, discs| {
            let mut tree = Tree::new();
            add(&mut tree, &games, seen, discs);
            tree.nodes().len()
        };
        // The start, f5, f5d6, f5d6c3, and two more of the first game.
        assert_eq!(size(3, 64), 3);
        // The third and the fourth game end in one position, which is reached along the third.
        assert_eq!(size(2, 64), 6 + 3);
        assert_eq!(size(2, 7), 4);
        assert!(size(1, 64) > 10);
    }

    #[test]
    fn a_game_is_followed_to_its_first_illegal_move() {
        assert_eq!(positions(&squares("f5d6a1c3").unwrap(), 64).count(), 3);
        assert_eq!(positions(&squares("f5d6c3").unwrap(), 5).count(), 2);
    }
}
