use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use flipside::rules::{Board, Position};
use flipside::types::Square;

use crate::text;

/// A game of a record: its moves without passes, and its result.
#[derive(Debug)]
pub struct GameRecord {
    /// The squares in the order in which discs were placed.
    pub moves: Vec<Square>,
    /// The result in discs for black.
    pub result: i32,
    /// What perfect play from 24 empty squares would have given black, in discs, where it is known.
    pub perfect: Option<i32>,
    /// What searches found before the last moves, one score for each, in discs for black; nothing without searches.
    pub scores: Vec<i32>,
}

/// Reads files of games, one a line, results in discs for black: `transcript result [perfect result] …`, or
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
    let result = words.next().ok_or_else(|| anyhow!("no result after the moves {transcript:?}"))?;
    let result = result.parse().with_context(|| format!("{result:?} is not a result"))?;
    let third = words.next().unwrap_or_default();
    let scores = third.strip_prefix('[').map_or(Ok(Vec::new()), scores)?;
    ensure!(scores.len() <= moves.len(), "{} scores for {} moves", scores.len(), moves.len());
    Ok(GameRecord { moves, result, perfect: third.parse().ok(), scores })
}

/// The squares of a transcript without passes.
pub fn squares(transcript: &str) -> anyhow::Result<Vec<Square>> {
    transcript.as_bytes().chunks(2).map(|name| Ok(std::str::from_utf8(name)?.parse()?)).collect()
}

fn scores(rest: &str) -> anyhow::Result<Vec<i32>> {
    let list = rest.strip_suffix(']').ok_or_else(|| anyhow!("no end of the scores {rest:?}"))?;
    let score = |word: &str| word.parse().with_context(|| format!("{word:?} is not a score"));
    list.split(',').filter(|word| !word.is_empty()).map(score).collect()
}

impl GameRecord {
    /// The position with `empties` empty squares, and whether black is to move there.
    ///
    /// Nothing when the game ended before, or a move in it is illegal.
    pub fn position(&self, empties: usize) -> Option<(Board, bool)> {
        let (mut board, mut is_black) = (Position::START.board, true);
        for &square in self.moves.get(..60usize.checked_sub(empties)?)? {
            if board.moves() == 0 {
                (board, is_black) = (board.pass(), !is_black);
            }
            if board.moves() & square.bit() == 0 {
                return None;
            }
            (board, is_black) = (board.play(square), !is_black);
        }
        if board.moves() != 0 {
            return Some((board, is_black));
        }
        (board.opponent_moves() != 0).then_some((board.pass(), !is_black))
    }

    /// What the searches of a game say about the position with `empties` empty squares, in discs for black: the score
    /// found there counts 1 − `trust`, the one found a move later `trust` times that, and so on; the result gets the
    /// rest. Nothing where no search was made.
    ///
    /// This is the λ-return of temporal difference learning (R. Sutton and A. Barto, *Reinforcement Learning*, 12.1).
    pub fn outlook(&self, empties: usize, trust: f32) -> Option<f32> {
        let opening = self.moves.len() - self.scores.len();
        let from = 60usize.checked_sub(empties)?.checked_sub(opening)?;
        let scores = self.scores.get(from..).filter(|scores| !scores.is_empty())?;
        let later = |after, &score: &i32| (1.0 - trust) * score as f32 + trust * after;
        Some(scores.iter().rev().fold(self.result as f32, later))
    }
}

/// The boards of test files (`board side …` a line), in canonical form: training must not see them.
pub fn excluded(paths: &[PathBuf]) -> anyhow::Result<HashSet<Board>> {
    paths.iter().map(|path| boards(path)).try_fold(HashSet::new(), |mut all, boards| {
        all.extend(boards?);
        Ok(all)
    })
}

fn boards(path: &Path) -> anyhow::Result<Vec<Board>> {
    let mut boards = Vec::new();
    for (number, line) in text::lines(path)?.enumerate() {
        let line = line?;
        let words: Vec<_> = line.split_whitespace().take(2).collect();
        if words.is_empty() || line.starts_with('#') {
            continue;
        }
        let position: Position = words
            .join(" ")
            .parse()
            .with_context(|| format!("{} line {}: not a position: {line:?}", path.display(), number + 1))?;
        boards.push(position.board.canonical().0);
    }
    Ok(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_moves_results_and_positions() {
        let game = parse("f5d6c3d3c4 +18 -2 1977").unwrap();
        assert_eq!((game.moves.len(), game.result, game.perfect), (5, 18, Some(-2)));
        let (board, is_black) = game.position(58).unwrap();
        assert_eq!((board.empty_count(), is_black), (58, true));
        assert_eq!(game.position(54), None);
        assert!(parse("f5d6 draw").unwrap_err().to_string().contains("\"draw\""));
        assert!(parse("f5d9 +2").is_err());
    }

    #[test]
    fn later_scores_count_as_much_as_they_are_trusted() {
        let game = parse("f5d6c3d3 +8 [+2,-4]").unwrap();
        assert_eq!(game.scores, [2, -4]);
        assert_eq!((game.outlook(58, 0.0), game.outlook(57, 0.0)), (Some(2.0), Some(-4.0)));
        assert_eq!((game.outlook(58, 1.0), game.outlook(58, 0.5)), (Some(8.0), Some(2.0)));
        assert_eq!((game.outlook(59, 0.5), game.outlook(56, 0.5)), (None, None));
        for damaged in ["f5 +8 [+2,-4]", "f5d6 +8 [+2", "f5d6 +8 [two]"] {
            assert!(parse(damaged).is_err(), "{damaged}");
        }
    }
}
