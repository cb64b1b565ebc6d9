use std::path::Path;

use anyhow::{Context, anyhow};
use flipside::rules::Position;
use flipside::types::Move;

use crate::text;

/// A position whose exact score is known.
#[derive(Clone, Debug)]
pub struct Problem {
    pub position: Position,
    /// The score of the best move in discs for the side to move.
    pub score: i32,
    /// Every move with its score; nothing where only the best score is known.
    pub moves: Vec<(Move, i32)>,
}

/// Reads a test file: on each line a board and the side to move, then among other words the score, which has a sign,
/// and perhaps all moves with theirs, `d3:+4,c5:-2`. Lines with a doubtful score (`0|2`) are left out.
pub fn read(path: &Path) -> anyhow::Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for (number, line) in text::lines(path)?.enumerate() {
        let line = line?;
        if line.trim().is_empty() || line.starts_with('#') || line.contains('|') {
            continue;
        }
        problems.push(parse(&line).with_context(|| format!("{} line {}", path.display(), number + 1))?);
    }
    Ok(problems)
}

fn parse(line: &str) -> anyhow::Result<Problem> {
    let words: Vec<_> = line.split_whitespace().collect();
    let position = words[..words.len().min(2)].join(" ").parse()?;
    let rest = words.get(2..).unwrap_or_default();
    let score = rest.iter().find(|word| word.starts_with(['+', '-']));
    let score = score.ok_or_else(|| anyhow!("no score with a sign"))?.parse()?;
    let list = rest.last().filter(|word| word.contains(':'));
    let moves = list.map_or(Ok(Vec::new()), |list| list.split(',').map(parse_move).collect())?;
    Ok(Problem { position, score, moves })
}

fn parse_move(text: &str) -> anyhow::Result<(Move, i32)> {
    let (name, score) =
        text.split_once(':').ok_or_else(|| anyhow!("{text:?} is not a move and its score"))?;
    Ok((name.parse()?, score.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "-OOOO----XOXXO--XXXXXX--OXXOXX--OXOOOO--XXOOOOO-----------------";

    #[test]
    fn every_kind_of_line_is_read() {
        let scored = parse(&format!("{BOARD} X 1 30 -12 g5:-12,pass:-14")).unwrap();
        assert_eq!(scored.score, -12);
        assert_eq!(scored.moves, [("g5".parse().unwrap(), -12), (Move::Pass, -14)]);
        let counted = parse(&format!("{BOARD} X +18 1")).unwrap();
        assert_eq!((counted.score, counted.moves.len()), (18, 0));
        assert!(parse(&format!("{BOARD} X 18")).is_err());
    }
}
