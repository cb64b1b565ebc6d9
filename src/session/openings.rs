use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rules::{Board, Game};
use crate::types::Move;

/// Lines of a transcript, a tab, and the English name of the opening it leads to.
const TABLE: &str = include_str!("../../data/openings.tsv");

static NAMES: LazyLock<HashMap<Board, &'static str>> = LazyLock::new(|| {
    let named = TABLE.lines().filter_map(|line| line.split_once('\t'));
    named.filter_map(|(moves, name)| Some((key(Game::parse(moves).ok()?.position().board), name))).collect()
});

/// The English name of the last named opening that the game went through, whatever the order of moves and however
/// the board is turned; `None` when it went through none.
pub fn opening_name(game: &Game) -> Option<&'static str> {
    boards(game).filter_map(|board| NAMES.get(&key(board)).copied()).last()
}

/// Symmetric boards are one opening.
fn key(board: Board) -> Board {
    board.canonical().0
}

fn boards(game: &Game) -> impl Iterator<Item = Board> {
    game.history().scan(game.start().board, |board, played| {
        *board = match played {
            Move::Place(square) => board.play(square),
            Move::Pass => board.pass(),
        };
        Some(*board)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(transcript: &str) -> Option<&'static str> {
        opening_name(&Game::parse(transcript).unwrap())
    }

    #[test]
    fn every_line_of_the_table_is_a_legal_game_with_a_name_of_its_own_position() {
        assert_eq!(NAMES.len(), TABLE.lines().count());
        for line in TABLE.lines() {
            let (moves, name) = line.split_once('\t').unwrap();
            assert_eq!(name_of(moves), Some(name));
        }
    }

    #[test]
    fn a_game_keeps_the_name_of_the_last_named_position() {
        assert_eq!(name_of(""), None);
        assert_eq!(name_of("f5"), None);
        assert_eq!(name_of("f5d6c3"), Some("Perpendicular"));
        assert_eq!(name_of("f5d6c3d3c4f4f6f3d7"), Some("Comp'Oth"));
    }

    #[test]
    fn turned_games_and_other_orders_of_moves_have_the_same_name() {
        for tiger in ["f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "c4e3f6e6f5", "f5d6c4d3c3"] {
            assert_eq!(name_of(tiger), Some("Tiger"), "{tiger}");
        }
    }
}
