use crate::rules::Board;
use crate::types::{Score, Square};

/// The position of a book that a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position, as a book holds it: canonical, and the side to move has a move.
    pub board: Board,
    /// Whether the other side must pass, so that the same side moves again.
    pub passes: bool,
}

impl Step {
    /// What a score of the position is worth to the side that made the move.
    pub const fn seen_from_before(self, score: Score) -> Score {
        if self.passes { score } else { -score }
    }
}

/// The position as a book holds it: of the symmetric boards the smallest, after a pass where the side to move has to,
/// and whether it had to. `None` if the game is over.
///
/// ```
/// use flipside::knowledge::book::playable;
/// use flipside::rules::{Position, Symmetry};
/// let board = Position::START.board.play("f5".parse().unwrap());
/// for symmetry in Symmetry::ALL {
///     assert_eq!(playable(symmetry.board(board)), playable(board));
/// }
/// ```
pub fn playable(board: Board) -> Option<(Board, bool)> {
    if !board.moves().is_empty() {
        Some((board.canonical().0, false))
    } else if !board.opponent_moves().is_empty() {
        Some((board.pass().canonical().0, true))
    } else {
        None
    }
}

/// Where a legal move leads; `None` if it ends the game.
pub fn step(board: Board, square: Square) -> Option<Step> {
    playable(board.play(square)).map(|(board, passes)| Step { board, passes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Symmetry};

    #[test]
    fn every_order_of_moves_and_every_symmetric_board_leads_to_the_same_position() {
        let after = |moves: &[&str]| {
            moves.iter().fold(Position::START.board, |board, square| board.play(square.parse().unwrap()))
        };
        let one = after(&["f5", "d6", "c3"]);
        assert_eq!(step(one, "d3".parse().unwrap()).map(|step| step.passes), Some(false));
        let transposed = [["f5", "d6", "c7", "f4", "g3"], ["f5", "f4", "g3", "d6", "c7"]]
            .map(|moves| playable(after(&moves)));
        assert_eq!(transposed[0], transposed[1]);
        for symmetry in Symmetry::ALL {
            for square in Square::all(one.moves()) {
                assert_eq!(step(symmetry.board(one), symmetry.square(square)), step(one, square));
            }
        }
    }

    #[test]
    fn a_forced_pass_is_made_and_keeps_the_score_and_the_end_of_a_game_leads_nowhere() {
        let board = |squares: String| format!("{squares} O").parse::<Position>().unwrap().board;
        assert_eq!(playable(board("X".repeat(64))), None);
        let white = board(format!("XO{}", "-".repeat(62)));
        assert_eq!(playable(white), Some((white.pass().canonical().0, true)));
        let passing = Step { board: white, passes: true };
        assert_eq!(
            (passing.seen_from_before(5), Step { passes: false, ..passing }.seen_from_before(5)),
            (5, -5)
        );
    }
}
