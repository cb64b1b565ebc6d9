//! A table as bytes: a header of four little-endian words, then the words of the table.

use std::fmt;

use super::transposition::Bucket;
use super::{Entry, Table};

const MAGIC: u64 = u64::from_le_bytes(*b"FLIPSIDE");
const VERSION: u32 = 1;
const HEADER_WORDS: usize = 4;

/// The number of bytes in front of the saved table that say whether it can be loaded.
pub const SAVED_HEADER: usize = 8 * HEADER_WORDS;

/// Why bytes are not a table that can be loaded; the table is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The bytes do not begin as a saved table does.
    NotATable,
    /// The bytes were written in another version of the format.
    Version {
        /// The version found.
        found: u32,
    },
    /// The saved table has another number of buckets.
    Bits {
        /// The base-two logarithm of the number of buckets in the file.
        found: u32,
        /// The same for this table.
        expected: u32,
    },
    /// The saved table has keys from another seed.
    Seed {
        /// The seed in the file.
        found: u64,
        /// The seed of this table.
        expected: u64,
    },
    /// The bytes end too early or too late.
    Length {
        /// The number of bytes found.
        found: usize,
        /// The number of bytes that the header promises.
        expected: usize,
    },
    /// The words do not add up to the checksum.
    Checksum,
    /// An entry that no search writes.
    Entry {
        /// Its place in the table, counted in entries from 0.
        place: usize,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => write!(f, "the data does not begin with a table header"),
            Self::Version { found } => write!(f, "table format version {found}, expected {VERSION}"),
            Self::Bits { found, expected } => {
                write!(f, "the saved table has 2^{found} buckets, this one has 2^{expected}")
            }
            Self::Seed { found, expected } => {
                write!(f, "the saved table has seed {found}, this one has seed {expected}")
            }
            Self::Length { found, expected } => {
                write!(f, "the saved table has {found} bytes, expected {expected}")
            }
            Self::Checksum => write!(f, "the saved table does not match its checksum"),
            Self::Entry { place } => write!(f, "entry {place} of the saved table is unsound"),
        }
    }
}

impl std::error::Error for LoadError {}

impl Table {
    /// The table as bytes, with a header (magic, version, size, seed, generation, checksum).
    pub fn save(&self) -> Vec<u8> {
        let words = self.words();
        let shape = u64::from(VERSION) | u64::from(self.bits) << 32 | u64::from(self.generation) << 40;
        let header = [MAGIC, shape, self.seed, checksum(shape, words.iter().copied())];
        header.iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
    }

    /// Replaces the contents by those of a table saved with the same size and seed.
    ///
    /// # Errors
    /// Says what is wrong with the bytes; the table is then as it was.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), LoadError> {
        self.check_saved(bytes, bytes.len())?;
        let [_, shape, _, sum] = header(bytes);
        let contents = || words(bytes).skip(HEADER_WORDS);
        if checksum(shape, contents()) != sum {
            return Err(LoadError::Checksum);
        }
        let entries = contents().skip(1).step_by(2).map(Entry::from_word);
        if let Some(place) = entries.into_iter().position(|entry| !entry.is_sound()) {
            return Err(LoadError::Entry { place });
        }
        let mut contents = contents();
        for bucket in &mut self.buckets {
            *bucket = Bucket::from_words(std::array::from_fn(|_| contents.next().unwrap_or_default()));
        }
        self.generation = ((shape >> 40) as u8).max(1);
        Ok(())
    }

    /// Checks the first [`SAVED_HEADER`] of `length` bytes, or more of them, before the others are had.
    ///
    /// # Errors
    /// Those of [`load`](Self::load) that the header tells.
    pub fn check_saved(&self, bytes: &[u8], length: usize) -> Result<(), LoadError> {
        let [magic, shape, seed, _] = header(bytes);
        if magic != MAGIC || length < SAVED_HEADER {
            return Err(LoadError::NotATable);
        }
        let (version, bits) = (shape as u32, u32::from((shape >> 32) as u8));
        if version != VERSION {
            return Err(LoadError::Version { found: version });
        }
        if bits != self.bits {
            return Err(LoadError::Bits { found: bits, expected: self.bits });
        }
        if seed != self.seed {
            return Err(LoadError::Seed { found: seed, expected: self.seed });
        }
        let expected = SAVED_HEADER + size_of_val(self.words());
        if length != expected {
            return Err(LoadError::Length { found: length, expected });
        }
        Ok(())
    }
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes.as_chunks::<8>().0.iter().map(|&word| u64::from_le_bytes(word))
}

/// The first words, zeros where there are none.
fn header(bytes: &[u8]) -> [u64; HEADER_WORDS] {
    let mut words = words(bytes);
    std::array::from_fn(|_| words.next().unwrap_or_default())
}

/// FNV-1a over whole words (<http://www.isthe.com/chongo/tech/comp/fnv/>): it notices damage, not malice.
fn checksum(shape: u64, words: impl Iterator<Item = u64>) -> u64 {
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
    words.fold(mix(0xcbf2_9ce4_8422_2325, shape), mix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Selectivity, Square};

    fn filled(bits: u32, seed: u64) -> Table {
        let mut table = Table::new(bits, seed).unwrap();
        for step in 1..200u64 {
            let key = step.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let best = Square::try_new((step % 64) as u8);
            table.store(key, Entry::new(-4, 8, (step % 30) as u8, Selectivity::NONE, best, 9));
        }
        table
    }

    #[test]
    fn a_saved_table_loads_into_an_empty_one_and_finds_the_same() {
        let saved = filled(6, 3);
        let mut loaded = Table::new(6, 3).unwrap();
        loaded.load(&saved.save()).unwrap();
        assert_eq!(loaded.words(), saved.words());
        assert_eq!(loaded.save(), saved.save());
        assert!(loaded.used() > 60);
    }

    #[test]
    fn every_altered_byte_and_every_cut_is_refused_and_changes_nothing() {
        let bytes = filled(3, 3).save();
        let mut table = filled(3, 3);
        table.clear();
        table.store(7, Entry::new(0, 0, 1, Selectivity::NONE, None, 1));
        let before = table.words().to_vec();
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 0x10;
            assert!(table.load(&altered).is_err(), "byte {at} altered");
            assert!(table.load(&bytes[..at]).is_err(), "cut at {at}");
        }
        assert_eq!(table.words(), before);
    }

    #[test]
    fn another_size_or_seed_is_refused_with_both_values_named() {
        let mut table = Table::new(6, 3).unwrap();
        let by_size = table.load(&filled(5, 3).save()).unwrap_err();
        assert_eq!(by_size.to_string(), "the saved table has 2^5 buckets, this one has 2^6");
        let by_seed = table.load(&filled(6, 4).save()).unwrap_err();
        assert_eq!(by_seed, LoadError::Seed { found: 4, expected: 3 });
    }
}
