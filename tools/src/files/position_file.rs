//! Files of training positions: each a board and its score, if it is labeled yet, as 18 bytes.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, ensure};
use flipside::rules::Board;
use flipside::types::Squares;

/// The bytes of a position in a file: player and opponent (u64 each) and score (i16), little-endian.
const SIZE: usize = 18;

/// A position and its score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabeledPosition {
    /// The position, seen from the side to move.
    pub board: Board,
    /// The score in 1/128 of a disc, or nothing yet.
    pub score: Option<i16>,
}

impl LabeledPosition {
    fn from_bytes(bytes: &[u8; SIZE]) -> Self {
        let mut number = [0; 8];
        let mut word = |range: std::ops::Range<usize>| {
            number.copy_from_slice(&bytes[range]);
            u64::from_le_bytes(number)
        };
        let board = Board { player: Squares(word(0..8)), opponent: Squares(word(8..16)) };
        let score = i16::from_le_bytes([bytes[16], bytes[17]]);
        Self { board, score: (score != i16::MIN).then_some(score) }
    }

    fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&self.board.player.0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent.0.to_le_bytes());
        bytes[16..].copy_from_slice(&self.score.unwrap_or(i16::MIN).to_le_bytes());
        bytes
    }
}

/// The number of positions of a file.
pub fn count(path: &Path) -> anyhow::Result<usize> {
    Ok(open(path)?.1)
}

/// The positions of a file.
pub fn read(path: &Path) -> anyhow::Result<Vec<LabeledPosition>> {
    read_some(path, 0, usize::MAX)
}

/// The positions of a file from the one with the number `first` on, at most `most`.
pub fn read_some(path: &Path, first: usize, most: usize) -> anyhow::Result<Vec<LabeledPosition>> {
    let name = path.display();
    let (mut file, count) = open(path)?;
    file.seek(SeekFrom::Start((first * SIZE) as u64)).with_context(|| format!("reading {name}"))?;
    let mut bytes = vec![0; count.saturating_sub(first).min(most) * SIZE];
    file.read_exact(&mut bytes).with_context(|| format!("reading {name}"))?;
    Ok(bytes.as_chunks().0.iter().map(LabeledPosition::from_bytes).collect())
}

/// A file of positions, and their number.
fn open(path: &Path) -> anyhow::Result<(File, usize)> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("opening {name}"))?;
    let length = file.metadata()?.len() as usize;
    ensure!(length.is_multiple_of(SIZE), "{name}: expected positions of {SIZE} bytes, found {length} bytes");
    Ok((file, length / SIZE))
}

/// Appends positions to a file.
pub struct Writer(BufWriter<File>);

impl Writer {
    /// Creates a file, or replaces one.
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        let file = File::create(path).with_context(|| format!("creating {}", path.display()))?;
        Ok(Self(BufWriter::with_capacity(1 << 20, file)))
    }

    /// Opens a file to append to it, cut back to whole positions, and returns their number.
    pub fn resume(path: &Path) -> anyhow::Result<(Self, usize)> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.with_context(|| format!("opening {}", path.display()))?;
        let done = file.metadata()?.len() as usize / SIZE;
        file.set_len((done * SIZE) as u64)?;
        Ok((Self(BufWriter::with_capacity(1 << 14, file)), done))
    }

    /// Writes one position.
    pub fn write(&mut self, position: LabeledPosition) -> anyhow::Result<()> {
        Ok(self.0.write_all(&position.to_bytes())?)
    }

    /// Writes out what is buffered.
    pub fn finish(mut self) -> anyhow::Result<()> {
        Ok(self.0.flush()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_reads_back_from_its_bytes_with_and_without_a_score() {
        for score in [None, Some(-64 * 128), Some(0), Some(321)] {
            let position =
                LabeledPosition { board: Board { player: Squares(3), opponent: Squares(1 << 63) }, score };
            assert_eq!(LabeledPosition::from_bytes(&position.to_bytes()), position);
        }
    }
}
