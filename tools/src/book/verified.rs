//! Which choices of a growing book were verified, and their file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use flipside::rules::Board;
use flipside::types::Square;

use crate::files::atomic;

/// The bytes of a choice in the file: player and opponent (u64 each, little-endian), and the square.
const SIZE: usize = 17;

/// Positions as a book holds them, each with a move that was verified there.
pub struct Verified {
    choices: BTreeSet<[u8; SIZE]>,
}

impl Verified {
    /// Those of a file; none where there is no file yet.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        if !path.exists() {
            return Ok(Self { choices: BTreeSet::new() });
        }
        let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        let (choices, rest) = bytes.as_chunks();
        ensure!(
            rest.is_empty(),
            "{}: expected choices of {SIZE} bytes each, found {} bytes",
            path.display(),
            bytes.len()
        );
        Ok(Self { choices: choices.iter().copied().collect() })
    }

    /// Writes them to a file.
    pub fn save(&self, path: &Path) -> anyhow::Result<()> {
        let bytes: Vec<u8> = self.choices.iter().flatten().copied().collect();
        atomic::write(path, &bytes)
    }

    /// Notes that a move was verified.
    pub fn add(&mut self, board: Board, square: Square) {
        self.choices.insert(to_bytes(board, square));
    }

    /// Whether a move was verified.
    pub fn contains(&self, board: Board, square: Square) -> bool {
        self.choices.contains(&to_bytes(board, square))
    }
}

fn to_bytes(board: Board, square: Square) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    bytes[..8].copy_from_slice(&board.player.0.to_le_bytes());
    bytes[8..16].copy_from_slice(&board.opponent.0.to_le_bytes());
    bytes[16] = square.index() as u8;
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use flipside::rules::Position;

    #[test]
    fn what_was_verified_reads_back_from_its_file_and_half_a_choice_is_refused() {
        let path = std::env::temp_dir().join(format!("flipside-verified-{}", std::process::id()));
        let board = Position::START.board;
        let [one, two] = ["f5", "d3"].map(|square| square.parse().unwrap());
        let mut verified = Verified::open(&path).unwrap();
        verified.add(board, one);
        verified.add(board.play(one), two);
        verified.save(&path).unwrap();
        let read = Verified::open(&path).unwrap();
        assert!(read.contains(board, one) && read.contains(board.play(one), two));
        assert!(!read.contains(board, two) && !read.contains(board.pass(), one));
        let bytes = fs::read(&path).unwrap();
        assert_eq!(bytes.len(), 2 * SIZE);
        fs::write(&path, &bytes[1..]).unwrap();
        let error = Verified::open(&path).err().unwrap().to_string();
        assert!(error.ends_with("expected choices of 17 bytes each, found 33 bytes"), "{error}");
        fs::remove_file(path).unwrap();
    }
}
