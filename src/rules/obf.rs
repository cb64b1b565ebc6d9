use std::fmt;
use std::str::FromStr;

use crate::types::{Move, ParseMoveError, Score};

use super::{ParsePositionError, Position};

/// One line of an OBF file (Open Board Format, as Edax writes its problems): a position, then moves with their exact
/// scores, best first, each closed by a semicolon, then a comment after `%`.
///
/// ```
/// use flipside::rules::ObfLine;
/// let start = "---------------------------OX------XO--------------------------- X; f5:+0; d3:+0; % the start";
/// let line: ObfLine = start.parse().unwrap();
/// assert_eq!(line.best_score(), Some(0));
/// assert_eq!(line.to_string(), start);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObfLine {
    /// The position.
    pub position: Position,
    /// Moves and their scores in discs for the side to move.
    pub moves: Vec<(Move, Score)>,
    /// The comment: the text after `%`, trimmed.
    pub comment: String,
}

impl ObfLine {
    /// The best of the scores, in discs; `None` when the line has no moves.
    pub fn best_score(&self) -> Option<Score> {
        self.moves.iter().map(|&(_, score)| score).max()
    }

    /// The score of one move, in discs; `None` when the line does not have the move.
    pub fn score_of(&self, wanted: Move) -> Option<Score> {
        self.moves.iter().find(|&&(listed, _)| listed == wanted).map(|&(_, score)| score)
    }
}

/// Why a text is not a line of an OBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObfError {
    /// The text before the first semicolon is not a position.
    Position(ParsePositionError),
    /// The text before the colon of a field is not a move.
    Move(ParseMoveError),
    /// The text after the colon of a field is not a score, or there is no colon.
    Score {
        /// The whole field.
        field: String,
    },
}

impl fmt::Display for ObfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
            Self::Score { field } => write!(f, "{field:?} is not a move and its score, like \"f5:+2\""),
        }
    }
}

impl std::error::Error for ObfError {}

impl FromStr for ObfLine {
    type Err = ObfError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (fields, comment) = line.split_once('%').unwrap_or((line, ""));
        let mut fields = fields.split(';').map(str::trim);
        let position = fields.next().unwrap_or_default().parse().map_err(ObfError::Position)?;
        let moves =
            fields.filter(|field| !field.is_empty()).map(parse_scored_move).collect::<Result<_, _>>()?;
        Ok(Self { position, moves, comment: comment.trim().to_owned() })
    }
}

fn parse_scored_move(field: &str) -> Result<(Move, Score), ObfError> {
    let score_error = || ObfError::Score { field: field.to_owned() };
    let (name, score) = field.split_once(':').ok_or_else(score_error)?;
    let scored = name.trim().parse().map_err(ObfError::Move)?;
    Ok((scored, score.trim().parse().map_err(|_| score_error())?))
}

impl fmt::Display for ObfLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.position)?;
        for (listed, score) in &self.moves {
            write!(f, " {listed}:{score:+};")?;
        }
        if self.comment.is_empty() { Ok(()) } else { write!(f, " % {}", self.comment) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_from_its_text() {
        let board = Position::START.to_string();
        for rest in ["", " f5:+0; d6:-12;", " pass:+64; % a comment", " % only a comment"] {
            let text = format!("{board};{rest}");
            let line: ObfLine = text.parse().unwrap();
            assert_eq!(line.to_string(), text);
        }
    }

    #[test]
    fn a_broken_field_is_named_in_the_error() {
        let board = Position::START.to_string();
        for (field, part) in [("f5", "\"f5\""), ("f5:x", "\"f5:x\""), ("k9:+2", "\"k9\"")] {
            let error = format!("{board}; {field};").parse::<ObfLine>().unwrap_err();
            assert!(error.to_string().contains(part), "{error}");
        }
        assert!(matches!("X".parse::<ObfLine>(), Err(ObfError::Position(_))));
    }
}
