use std::fmt;

use crate::types::{Color, Move, ParseMoveError, Score, Square};

use super::{ParsePositionError, Position};

/// A game: its start, the moves so far, and the undone moves.
///
/// A pass is a move of its own: when [`must_pass`](Self::must_pass) is true it is the only legal one.
///
/// ```
/// use flipside::rules::Game;
/// let mut game = Game::parse("f5 D6 c3").unwrap();
/// assert_eq!(game.transcript(), "f5d6c3");
/// game.play("d3".parse().unwrap()).unwrap();
/// assert!(game.undo());
/// assert!(game.redo());
/// assert_eq!(game.transcript(), "f5d6c3d3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    played: Vec<(Move, Position)>,
    undone: Vec<Move>,
}

/// Why a game refuses a move or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The move is against the rules.
    IllegalMove {
        /// The move.
        attempted: Move,
        /// The plies played before it, passes included.
        ply: usize,
        /// The side to move.
        turn: Color,
    },
    /// A part of a transcript is not a move.
    NotAMove {
        /// The text in its place.
        error: ParseMoveError,
        /// The plies read before it, passes included.
        ply: usize,
    },
    /// The text is neither a transcript nor a position.
    NotAPosition(ParsePositionError),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { attempted, ply, turn } => {
                write!(f, "illegal move \"{attempted}\" for {turn} at ply {}", ply + 1)
            }
            Self::NotAMove { error, ply } => write!(f, "{error} at ply {}", ply + 1),
            Self::NotAPosition(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for GameError {}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Game {
    /// A game from the usual start.
    pub fn new() -> Self {
        Self::from_position(Position::START)
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> Self {
        Self { start, position: start, played: Vec::new(), undone: Vec::new() }
    }

    /// A game from a text: a transcript (`f5d6c3`, any case, spaces allowed, forced passes left out or written), or
    /// a position as [`Position`] reads it.
    ///
    /// # Errors
    /// Names the first move that is illegal or unreadable with its ply, or the first wrong square.
    pub fn parse(text: &str) -> Result<Self, GameError> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        if !is_transcript(&letters) {
            return text.parse().map(Self::from_position).map_err(GameError::NotAPosition);
        }
        let mut game = Self::new();
        let mut rest = letters.as_slice();
        while !rest.is_empty() {
            let (word, after) = rest.split_at(if written_pass(rest) { 4 } else { rest.len().min(2) });
            game.play_word(&word.iter().collect::<String>())?;
            rest = after;
        }
        Ok(game)
    }

    /// Plays a move as a transcript writes it: a forced pass before it may be left out.
    fn play_word(&mut self, word: &str) -> Result<(), GameError> {
        let ply = self.played.len();
        let next: Move = word.parse().map_err(|error| GameError::NotAMove { error, ply })?;
        let illegal = GameError::IllegalMove { attempted: next, ply, turn: self.position.turn };
        if next != Move::Pass && self.must_pass() {
            self.play(Move::Pass)?;
        }
        // An error names the word as it stands in the text, whether or not a pass was put before it.
        self.play(next).map_err(|_| illegal)
    }

    /// The position before the first move.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The squares where the side to move can place a disc, a1 first.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> + use<> {
        Square::all(self.position.board.moves())
    }

    /// Whether the side to move can only pass.
    pub fn must_pass(&self) -> bool {
        self.position.board.moves().is_empty() && !self.position.board.opponent_moves().is_empty()
    }

    /// Whether neither side can place a disc.
    pub fn is_over(&self) -> bool {
        self.position.board.is_over()
    }

    /// The score in discs for black: the result when the game is over, else what it would be if it ended now.
    pub fn score(&self) -> Score {
        let score = self.position.board.final_score();
        if self.position.turn == Color::Black { score } else { -score }
    }

    /// The moves played, passes included.
    pub fn history(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.played.iter().map(|&(played, _)| played)
    }

    /// The moves played as text, passes left out.
    pub fn transcript(&self) -> String {
        self.history().filter(|&played| played != Move::Pass).map(|played| played.to_string()).collect()
    }

    /// Plays a move; moves undone before can no longer be redone.
    ///
    /// # Errors
    /// An illegal move is refused and the game stays as it was.
    pub fn play(&mut self, next: Move) -> Result<(), GameError> {
        self.advance(next)?;
        self.undone.clear();
        Ok(())
    }

    /// Undoes the last move; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        let Some((last, before)) = self.played.pop() else { return false };
        self.position = before;
        self.undone.push(last);
        true
    }

    /// Redoes the move undone last; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.undone.pop() else { return false };
        let redone = self.advance(next);
        debug_assert_eq!(redone, Ok(()), "a move that was undone is legal");
        true
    }

    fn advance(&mut self, next: Move) -> Result<(), GameError> {
        let Position { board, turn } = self.position;
        let after = match next {
            Move::Place(square) if board.moves().has(square) => board.play(square),
            Move::Pass if self.must_pass() => board.pass(),
            _ => return Err(GameError::IllegalMove { attempted: next, ply: self.played.len(), turn }),
        };
        self.played.push((next, self.position));
        self.position = Position { board: after, turn: !turn };
        Ok(())
    }
}

/// Whether a text looks like a transcript rather than a board.
///
/// A transcript contains digits or begins with a pass; the empty text is one too. A board may begin with `b` for a
/// black disc, but no digit follows it.
fn is_transcript(letters: &[char]) -> bool {
    let is_square = |letter: char| Color::from_letter(letter).is_some() || matches!(letter, '-' | '.');
    match letters {
        [] => true,
        [first, second, ..] if is_square(*first) && !second.is_ascii_digit() => false,
        _ => written_pass(letters) || letters.iter().any(char::is_ascii_digit),
    }
}

/// Whether the letters begin with the word "pass".
fn written_pass(letters: &[char]) -> bool {
    letters.get(..4).is_some_and(|word| word.iter().collect::<String>().eq_ignore_ascii_case("pass"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAW: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1\
                        h2h1g2b8a8g7h8h7h6";
    const SHORTEST: &str = "f5d6c5f4e7f6g5e6e3";

    #[test]
    fn the_draw_of_the_solved_game_ends_32_to_32() {
        let game = Game::parse(DRAW).unwrap();
        assert!(game.is_over());
        assert_eq!(game.score(), 0);
        assert_eq!(game.position().board.empty_count(), 0);
        assert_eq!(game.transcript(), DRAW);
    }

    #[test]
    fn the_shortest_game_is_a_wipe_out_at_ply_9_and_scores_64() {
        let game = Game::parse(SHORTEST).unwrap();
        assert!(game.is_over());
        assert!(!game.must_pass());
        assert_eq!(game.score(), 64);
    }

    #[test]
    fn a_forced_pass_is_the_only_legal_move_and_may_be_left_out_of_a_transcript() {
        let mut game = Game::from_position(
            "-OXXXXXX-------------------------------------------------------- O".parse().unwrap(),
        );
        assert!(game.must_pass());
        let before = game.clone();
        assert!(game.play("a1".parse().unwrap()).is_err());
        assert_eq!(game, before);
        game.play(Move::Pass).unwrap();
        game.play("a1".parse().unwrap()).unwrap();
        assert_eq!(game.history().collect::<Vec<_>>().len(), 2);
        assert_eq!(game.transcript(), "a1");
        assert_eq!(game.score(), 64);
    }

    #[test]
    fn an_illegal_move_is_named_with_its_ply_and_changes_nothing() {
        assert_eq!(Game::parse("f5d6a1").unwrap_err().to_string(), "illegal move \"a1\" for black at ply 3");
        assert_eq!(
            Game::parse("f5d6k9").unwrap_err().to_string(),
            "\"k9\" is not a move (a1 to h8, or pass) at ply 3"
        );
        let mut game = Game::parse("f5").unwrap();
        game.undo();
        let before = game.clone();
        assert!(game.play(Move::Pass).is_err());
        assert_eq!(game, before, "the move taken back can still be redone");
    }

    #[test]
    fn a_wrong_letter_does_not_make_a_board_a_transcript_or_a_transcript_a_board() {
        let board = Game::new().position().to_string();
        let message = |text: &str| Game::parse(text).unwrap_err().to_string();
        assert_eq!(message(&board.replacen('O', "0", 1)), "'0' at square 28 (d4) is none of X, O and -");
        assert!(
            message(&format!("{board}; f5:+0"))
                .starts_with("the side to move after the 64 squares is X or O")
        );
        assert_eq!(message("f5d6zz"), "\"zz\" is not a move (a1 to h8, or pass) at ply 3");
        assert_eq!(message("1. f5 d6"), "\"1.\" is not a move (a1 to h8, or pass) at ply 1");
        assert_eq!(message("pass"), "illegal move \"pass\" for black at ply 1");
        assert_eq!(message("b1"), "illegal move \"b1\" for black at ply 1");
        let letters = board.replace('X', "B").replace('O', "W");
        assert_eq!(Game::parse(&letters).unwrap(), Game::parse(&board).unwrap());
    }

    #[test]
    fn undo_and_redo_walk_the_whole_game_and_a_new_move_forgets_what_was_undone() {
        let mut game = Game::parse(DRAW).unwrap();
        let end = game.clone();
        while game.undo() {}
        assert_eq!(game.position(), Position::START);
        while game.redo() {}
        assert_eq!(game, end);
        while game.undo() {}
        game.play("d3".parse().unwrap()).unwrap();
        assert!(!game.redo());
    }
}
