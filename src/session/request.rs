use crate::rules::{Board, Position};
use crate::search::{Goal, Limits};
use crate::types::Move;

use super::{OptionError, SearchOptions, whole};

/// A search that can be begun: everything in it is checked.
#[derive(Clone, Debug)]
pub struct Request {
    pub(super) position: Position,
    pub(super) goal: Goal,
    pub(super) limits: Limits,
}

impl Request {
    /// Asks for the best move.
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    pub fn search(position: Position, options: &SearchOptions) -> Result<Self, OptionError> {
        let limits = options.limits(position.board.empty_count())?;
        Ok(Self { position, goal: Goal::Best, limits })
    }

    /// Asks for the score of every legal move, or of the best `count` of them; with `moves` only of those.
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    pub fn analyze(
        position: Position,
        options: &SearchOptions,
        count: Option<f64>,
        moves: Option<&[String]>,
    ) -> Result<Self, OptionError> {
        let limits = options.limits(position.board.empty_count())?;
        let count = count.map_or(Ok(60), |count| whole("count", count, 1..=60))? as usize;
        let among = moves.map_or(Ok(u64::MAX), |moves| squares_of(position.board, moves))?;
        Ok(Self { position, goal: Goal::Every { count, among }, limits })
    }

    /// Asks for the exact score at the end of the game, or with `win_loss_draw` only for who wins.
    pub fn solve(position: Position, win_loss_draw: bool) -> Self {
        let goal = if win_loss_draw { Goal::WinLossDraw } else { Goal::Exact };
        Self { position, goal, limits: Limits::default() }
    }
}

/// The squares of legal moves; a forced pass, which has no square, adds none.
fn squares_of(board: Board, moves: &[String]) -> Result<u64, OptionError> {
    let wanted = |found: String| OptionError::new("moves", "a list of legal moves such as [\"f5\"]", found);
    if moves.is_empty() {
        return Err(wanted("[]".to_owned()));
    }
    moves.iter().try_fold(0, |squares, text| match text.parse() {
        Ok(Move::Place(square)) if board.moves() & square.bit() != 0 => Ok(squares | square.bit()),
        Ok(Move::Pass) if board.moves() == 0 && !board.is_over() => Ok(squares),
        _ => Err(wanted(format!("{text:?}"))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORCED_PASS: &str = "OXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXX-- X";

    fn analysis(position: Position, moves: &[&str]) -> Result<Goal, String> {
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let request = Request::analyze(position, &SearchOptions::default(), None, Some(&moves));
        request.map(|request| request.goal).map_err(|error| error.to_string())
    }

    #[test]
    fn an_analysis_is_of_all_moves_or_of_those_given() {
        let every = Request::analyze(Position::START, &SearchOptions::default(), None, None).unwrap();
        assert_eq!(every.goal, Goal::Every { count: 60, among: u64::MAX });
        let among = 1 << 37 | 1 << 19;
        assert_eq!(analysis(Position::START, &["F5", "d3"]), Ok(Goal::Every { count: 60, among }));
        let passing = FORCED_PASS.parse().unwrap();
        assert_eq!(analysis(passing, &["pass"]), Ok(Goal::Every { count: 60, among: 0 }));
    }

    #[test]
    fn what_is_no_legal_move_is_named() {
        for (moves, found) in
            [(vec![], "[]"), (vec!["f5", "a1"], "\"a1\""), (vec!["pass"], "\"pass\""), (vec!["z9"], "\"z9\"")]
        {
            let wanted = format!("moves must be a list of legal moves such as [\"f5\"], found {found}");
            assert_eq!(analysis(Position::START, &moves), Err(wanted));
        }
    }
}
