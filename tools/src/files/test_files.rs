//! Reads test files: positions with exact scores, as OBF (`board side; move:score; …`) or as lines of
//! `board side id empties best [move:score,…]`.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use flipside::rules::{Board, ObfLine, Position};
use flipside::types::{Move, Score};

use crate::files::text;

/// A position whose exact score is known.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// The score of the best move in discs for the side to move.
    pub score: Score,
    /// Every move with its score; empty where only the best score is known.
    pub moves: Vec<(Move, Score)>,
}

/// The problems of a test file, .xz or plain. Lines with a doubtful score (`0|2`) are left out.
///
/// # Errors
/// Names the file and the line that cannot be read.
pub fn problems(path: &Path) -> anyhow::Result<Vec<Problem>> {
    read(path, |line| if line.contains('|') { Ok(None) } else { parse(line).map(Some) })
}

/// The boards of test files in canonical form: training must not see them.
///
/// # Errors
/// Names the file and the line that cannot be read.
pub fn boards(paths: &[PathBuf]) -> anyhow::Result<HashSet<Board>> {
    let mut boards = HashSet::new();
    for path in paths {
        boards.extend(read(path, |line| Ok(Some(split(line)?.0.board.canonical().0)))?);
    }
    Ok(boards)
}

/// Reads the lines of a file except empty ones and comments; those that `parse` finds nothing in are left out.
fn read<T>(path: &Path, parse: impl Fn(&str) -> anyhow::Result<Option<T>>) -> anyhow::Result<Vec<T>> {
    let mut all = Vec::new();
    for (number, line) in text::lines(path)?.enumerate() {
        let line = line?;
        if !line.trim().is_empty() && !line.starts_with(['#', '%']) {
            all.extend(parse(&line).with_context(|| format!("{} line {}", path.display(), number + 1))?);
        }
    }
    Ok(all)
}

/// The position of a line, and what follows it.
fn split(line: &str) -> anyhow::Result<(Position, &str)> {
    let line = line.trim();
    let second = line.find(' ').map_or(line.len(), |space| space + 1);
    let end = line[second..].find([' ', ';']).map_or(line.len(), |length| second + length);
    Ok((line[..end].parse()?, line[end..].trim()))
}

fn parse(line: &str) -> anyhow::Result<Problem> {
    let (position, rest) = split(line)?;
    if rest.starts_with(';') {
        let line: ObfLine = line.parse()?;
        let score = line.best_score().ok_or_else(|| anyhow!("scores: expected f5:+2, found none"))?;
        return Ok(Problem { position, score, moves: line.moves });
    }
    let mut words = rest.split_whitespace();
    let score = words.find(|word| word.starts_with(['+', '-']));
    let score =
        score.ok_or_else(|| anyhow!("score: expected a number with a sign, found none in {rest:?}"))?;
    let score = score.parse().with_context(|| format!("score: expected a number, found {score:?}"))?;
    let list = words.find(|word| word.contains(':'));
    let moves = list.map_or(Ok(Vec::new()), |list| list.split(',').map(parse_move).collect())?;
    Ok(Problem { position, score, moves })
}

fn parse_move(text: &str) -> anyhow::Result<(Move, Score)> {
    let scored =
        text.split_once(':').and_then(|(name, score)| Some((name.parse().ok()?, score.parse().ok()?)));
    scored.ok_or_else(|| anyhow!("scored move: expected one like f5:+2, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "-OOOO----XOXXO--XXXXXX--OXXOXX--OXOOOO--XXOOOOO-----------------";

    #[test]
    fn every_kind_of_line_is_read() {
        let expected = [("g5".parse().unwrap(), -12), (Move::Pass, -14)];
        for line in ["X 1 30 -12 g5:-12,pass:-14", "X; g5:-12; pass:-14; % a comment"] {
            let problem = parse(&format!("{BOARD} {line}")).unwrap();
            assert_eq!((problem.position.to_string(), problem.score), (format!("{BOARD} X"), -12), "{line}");
            assert_eq!(problem.moves, expected, "{line}");
        }
        let counted = parse(&format!("{BOARD} X +18 1")).unwrap();
        assert_eq!((counted.score, counted.moves.len()), (18, 0));
        assert_eq!(split(&format!("{BOARD} O")).unwrap().0, format!("{BOARD} O").parse().unwrap());
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (line, named) in
            [("X 18", "18"), ("X 1 30 -12 g5", ""), ("X 1 30 -12 g9:-12", "g9:-12"), ("X; g5:x;", "g5:x")]
        {
            match parse(&format!("{BOARD} {line}")) {
                Ok(problem) => assert!(named.is_empty() && problem.moves.is_empty(), "{line}"),
                Err(error) => assert!(error.to_string().contains(named), "{line}: {error}"),
            }
        }
        assert!(split("X").is_err());
    }
}
