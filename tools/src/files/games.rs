//! Game records: transcripts with results and, from self-play, the scores of searches.

use std::path::PathBuf;

use anyhow::{Context, anyhow, ensure};
use flipside::rules::{Board, Position};
use flipside::types::Square;

use crate::files::text;

/// A game: its moves without passes, and its result.
#[derive(Debug)]
pub struct GameRecord {
    /// The squares in the order in which discs were placed.
    pub moves: Vec<Square>,
    /// The result in discs for black.
    pub result: i32,
    /// The result of perfect play from 24 empty squares on, in discs for black, where it is known.
    pub perfect: Option<i32>,
    /// The scores that searches found before each of the last moves, in discs for black; empty without searches.
    pub scores: Vec<i32>,
    /// The year in which it was played, where it is known.
    pub year: Option<u16>,
}

/// Reads files of games, one a line, results in discs for black: `transcript result [perfect result] [year]`, or
/// `transcript result [score,score,…]` with the scores of searches in brackets.
pub fn read(paths: &[PathBuf]) -> anyhow::Result<Vec<GameRecord>> {
    let mut games = Vec::new();
    for path in paths {
        for (number, line) in text::lines(path)?.enumerate() {
            let line = line?;
            let game = parse(&line).with_context(|| format!("{} line {}", path.display(), number + 1))?;
            games.push(game);
        }
    }
    Ok(games)
}

fn parse(line: &str) -> anyhow::Result<GameRecord> {
    let mut words = line.split_whitespace();
    let transcript = words.next().unwrap_or_default();
    let moves = squares(transcript)?;
    let result = words
        .next()
        .ok_or_else(|| anyhow!("result after {transcript:?}: expected a number, found nothing"))?;
    let result = result.parse().with_context(|| format!("result: expected a number, found {result:?}"))?;
    let third = words.next().unwrap_or_default();
    let scores = third.strip_prefix('[').map_or(Ok(Vec::new()), scores)?;
    ensure!(scores.len() <= moves.len(), "scores: expected at most {}, found {}", moves.len(), scores.len());
    let year = words.next().and_then(|word| word.parse().ok());
    Ok(GameRecord { moves, result, perfect: third.parse().ok(), scores, year })
}

/// The squares of a transcript without passes.
pub fn squares(transcript: &str) -> anyhow::Result<Vec<Square>> {
    transcript.as_bytes().chunks(2).map(|name| Ok(std::str::from_utf8(name)?.parse()?)).collect()
}

fn scores(rest: &str) -> anyhow::Result<Vec<i32>> {
    let list = rest
        .strip_suffix(']')
        .ok_or_else(|| anyhow!("scores: expected a closing bracket, found {rest:?}"))?;
    let score =
        |word: &str| word.parse().with_context(|| format!("score: expected a number, found {word:?}"));
    list.split(',').filter(|word| !word.is_empty()).map(score).collect()
}

impl GameRecord {
    /// The position with `empties` empty squares, and whether black is to move there.
    ///
    /// `None` when the game ended before, or contains an illegal move.
    pub fn position(&self, empties: usize) -> Option<(Board, bool)> {
        let (mut board, mut is_black) = (Position::START.board, true);
        for &square in self.moves.get(..60usize.checked_sub(empties)?)? {
            if board.moves().is_empty() {
                (board, is_black) = (board.pass(), !is_black);
            }
            if !board.moves().has(square) {
                return None;
            }
            (board, is_black) = (board.play(square), !is_black);
        }
        if !board.moves().is_empty() {
            return Some((board, is_black));
        }
        (!board.opponent_moves().is_empty()).then_some((board.pass(), !is_black))
    }

    /// The TD(λ) target of the position with `empties` empty squares, in discs for black. The score found there has the
    /// weight 1 − λ, the one found a ply later λ times that, and so on; the result has the rest. `None` when no search
    /// was made.
    ///
    /// This is the λ-return of temporal difference learning (R. Sutton and A. Barto, *Reinforcement Learning*, 12.1).
    pub fn td_target(&self, empties: usize, lambda: f32) -> Option<f32> {
        let opening = self.moves.len() - self.scores.len();
        let from = 60usize.checked_sub(empties)?.checked_sub(opening)?;
        let scores = self.scores.get(from..).filter(|scores| !scores.is_empty())?;
        let earlier = |later, &score: &i32| (1.0 - lambda) * score as f32 + lambda * later;
        Some(scores.iter().rev().fold(self.result as f32, earlier))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_moves_results_and_positions() {
        let game = parse("f5d6c3d3c4 +18 -2 1977").unwrap();
        assert_eq!((game.moves.len(), game.result), (5, 18));
        assert_eq!((game.perfect, game.year), (Some(-2), Some(1977)));
        let (board, is_black) = game.position(58).unwrap();
        assert_eq!((board.empty_count(), is_black), (58, true));
        assert_eq!(game.position(54), None);
        assert!(parse("f5d6 draw").unwrap_err().to_string().contains("\"draw\""));
        assert!(parse("f5d9 +2").is_err());
    }

    #[test]
    fn the_td_target_weighs_later_scores_by_powers_of_lambda() {
        let game = parse("f5d6c3d3 +8 [+2,-4]").unwrap();
        assert_eq!(game.scores, [2, -4]);
        assert_eq!((game.td_target(58, 0.0), game.td_target(57, 0.0)), (Some(2.0), Some(-4.0)));
        assert_eq!((game.td_target(58, 1.0), game.td_target(58, 0.5)), (Some(8.0), Some(2.0)));
        assert_eq!((game.td_target(59, 0.5), game.td_target(56, 0.5)), (None, None));
        for damaged in ["f5 +8 [+2,-4]", "f5d6 +8 [+2", "f5d6 +8 [two]"] {
            assert!(parse(damaged).is_err(), "{damaged}");
        }
    }
}
