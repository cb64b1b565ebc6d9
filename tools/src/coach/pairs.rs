//! Files of mistakes: a position, and two lines from it, that of the move played and that of the best one.

use std::path::PathBuf;

use anyhow::{Context, anyhow};
use flipside::rules::Position;
use flipside::types::{Move, Score};

use crate::files::text;

/// A mistake with what would have been better.
pub struct Pair {
    /// The game in which it was made: pairs of one game are never divided between training and test.
    pub game: usize,
    /// As the file has it.
    pub text: String,
    /// The position before the move.
    pub position: Position,
    /// The line of the move that was played, with its score in discs for the side to move.
    pub played: Line,
    /// The line of the best move.
    pub best: Line,
}

/// Moves from a position on, and their score.
pub struct Line {
    pub score: Score,
    pub moves: Vec<Move>,
}

/// Reads files that `coach mistakes` wrote, plain or packed with xz. Games of different files are told apart.
pub fn read(paths: &[PathBuf]) -> anyhow::Result<Vec<Pair>> {
    let mut pairs = Vec::new();
    let mut game = 0;
    for path in paths {
        for (number, line) in text::lines(path)?.enumerate() {
            let line = line?;
            if line.starts_with("game ") {
                game += 1;
                continue;
            }
            let pair =
                parse(&line, game).with_context(|| format!("{} line {}", path.display(), number + 1))?;
            pairs.push(pair);
        }
    }
    Ok(pairs)
}

/// `board side score line score line`, a proven score with `=` behind it.
fn parse(text: &str, game: usize) -> anyhow::Result<Pair> {
    let words: Vec<_> = text.split_whitespace().collect();
    let &[board, side, score, moves, best_score, best_moves] = words.as_slice() else {
        return Err(anyhow!("expected a board, a side and two lines with scores, found {text:?}"));
    };
    let position = format!("{board} {side}").parse().map_err(|error| anyhow!("{error}"))?;
    Ok(Pair {
        game,
        text: text.to_owned(),
        position,
        played: line(score, moves)?,
        best: line(best_score, best_moves)?,
    })
}

fn line(score: &str, moves: &str) -> anyhow::Result<Line> {
    let number = score.trim_end_matches('=');
    let score = number.parse().with_context(|| format!("score: expected a number, found {score:?}"))?;
    let each = |name: &[u8]| match std::str::from_utf8(name)? {
        "ps" => Ok(Move::Pass),
        square => Ok(Move::Place(square.parse().map_err(|error| anyhow!("{error}"))?)),
    };
    Ok(Line { score, moves: moves.as_bytes().chunks(2).map(each).collect::<anyhow::Result<_>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_the_position_and_both_lines_with_their_scores() {
        let board = "---------------------------OX------XO---------------------------";
        let pair = parse(&format!("{board} X -4 f5d6ps +2= c4"), 7).unwrap();
        assert_eq!((pair.game, pair.played.score, pair.best.score), (7, -4, 2));
        assert_eq!((pair.played.moves.len(), pair.best.moves.len()), (3, 1));
        assert_eq!(pair.played.moves[2], Move::Pass);
        for damaged in ["X -4 f5 +2 c4", &format!("{board} X four f5 2 c4"), &format!("{board} X 4 f9 2 c4")]
        {
            assert!(parse(damaged, 1).is_err(), "{damaged}");
        }
    }
}
