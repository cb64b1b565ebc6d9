//! Saving and loading a table. Its bytes are a header of five little-endian words, then the words of the table.

use std::fmt;
use std::ops::Range;

use crate::coding::fnv1a_words;

use super::transposition::Bucket;
use super::{Entry, Table};

const MAGIC: u64 = u64::from_le_bytes(*b"FLIPSIDE");
const VERSION: u32 = 3;
const HEADER_WORDS: usize = 5;

/// The number of bytes of the header.
const HEADER: usize = 8 * HEADER_WORDS;

/// How many bytes are read at a time.
const CHUNK: usize = 1 << 12;

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
        /// The base-two logarithm of the number of buckets of this table.
        expected: u32,
    },
    /// The saved table has keys from another seed.
    Seed {
        /// The seed in the file.
        found: u64,
        /// The seed of this table.
        expected: u64,
    },
    /// The saved table holds results of another evaluation.
    Evaluation,
    /// There are too few or too many bytes.
    Length {
        /// The number of bytes found.
        found: usize,
        /// The number of bytes that the header promises.
        expected: usize,
    },
    /// The words do not match the checksum.
    Checksum,
    /// An entry that no search writes.
    Entry {
        /// Its number in the table, from 0.
        number: usize,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => write!(f, "saved table: expected a table header, found other data"),
            Self::Version { found } => {
                write!(f, "saved table: expected format version {VERSION}, found {found}")
            }
            Self::Bits { found, expected } => {
                write!(f, "saved table: expected 2^{expected} buckets, found 2^{found}")
            }
            Self::Seed { found, expected } => {
                write!(f, "saved table: expected seed {expected}, found {found}")
            }
            Self::Length { found, expected } => {
                write!(f, "saved table: expected {expected} bytes, found {found}")
            }
            Self::Evaluation => {
                write!(f, "saved table: expected the evaluation of this engine, found another")
            }
            Self::Checksum => write!(f, "saved table: the bytes do not match their checksum"),
            Self::Entry { number } => write!(
                f,
                "saved table: expected an entry that a search can write at entry {number}, found another"
            ),
        }
    }
}

impl std::error::Error for LoadError {}

impl Table {
    /// The header of a saved table, which precedes its words: magic, version, size, generation, number of buckets so
    /// far, seed, the fingerprint of the evaluation that filled it, and a checksum.
    pub fn saved_header(&self, evaluation: u64) -> [u8; HEADER] {
        let so_far = u64::from(self.bits_so_far());
        let shape =
            u64::from(VERSION) | u64::from(self.bits) << 32 | u64::from(self.generation) << 40 | so_far << 48;
        let sum = checksum(shape, self.words().iter().copied());
        let mut bytes = [0; HEADER];
        for (chunk, word) in
            bytes.as_chunks_mut().0.iter_mut().zip([MAGIC, shape, self.seed, evaluation, sum])
        {
            *chunk = word.to_le_bytes();
        }
        bytes
    }

    /// Replaces the contents by those of a table saved with the same size, seed and evaluation. The `length` bytes are
    /// read piece by piece: `read` copies the bytes from an offset on, each more than once.
    ///
    /// # Errors
    /// Says what is wrong with the bytes; the table is then as it was.
    pub fn load(
        &mut self,
        evaluation: u64,
        length: usize,
        read: impl Fn(usize, &mut [u8]),
    ) -> Result<(), LoadError> {
        let mut words = words(0..length.min(HEADER), &read);
        let [magic, shape, seed, filled_by, sum] = std::array::from_fn(|_| words.next().unwrap_or_default());
        if magic != MAGIC || length < HEADER {
            return Err(LoadError::NotATable);
        }
        let version = shape as u32;
        let [bits, generation, so_far] = [32, 40, 48].map(|shift| (shape >> shift) as u8);
        if version != VERSION {
            return Err(LoadError::Version { found: version });
        }
        if u32::from(bits) != self.bits {
            return Err(LoadError::Bits { found: bits.into(), expected: self.bits });
        }
        if seed != self.seed {
            return Err(LoadError::Seed { found: seed, expected: self.seed });
        }
        if filled_by != evaluation {
            return Err(LoadError::Evaluation);
        }
        let so_far = u32::from(so_far);
        if !(self.first_bits()..=self.bits).contains(&so_far) {
            return Err(LoadError::NotATable);
        }
        let expected = HEADER + (size_of::<Bucket>() << so_far);
        if length != expected {
            return Err(LoadError::Length { found: length, expected });
        }
        let contents = || self::words(HEADER..length, &read);
        if checksum(shape, contents()) != sum {
            return Err(LoadError::Checksum);
        }
        let entries = contents().skip(1).step_by(2).map(Entry::from_word);
        if let Some(number) = entries.into_iter().position(|entry| !entry.is_sound()) {
            return Err(LoadError::Entry { number });
        }
        self.clear();
        self.resize(so_far);
        let mut contents = contents();
        for bucket in &mut self.buckets {
            *bucket = Bucket::from_words(std::array::from_fn(|_| contents.next().unwrap_or_default()));
            self.used += usize::from(bucket.deepest.is_used()) + usize::from(bucket.newest.is_used());
        }
        self.generation = generation.max(1);
        Ok(())
    }
}

/// The words of a byte string that is read piece by piece.
fn words(bytes: Range<usize>, read: &impl Fn(usize, &mut [u8])) -> impl Iterator<Item = u64> {
    let end = bytes.end;
    bytes.step_by(CHUNK).flat_map(move |start| {
        let mut chunk = [0; CHUNK];
        let length = CHUNK.min(end - start);
        read(start, &mut chunk[..length]);
        (0..length / 8).map(move |word| u64::from_le_bytes(chunk.as_chunks().0[word]))
    })
}

/// The checksum in the header of a table.
fn checksum(shape: u64, words: impl Iterator<Item = u64>) -> u64 {
    fnv1a_words(std::iter::once(shape).chain(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Key;
    use crate::types::{Selectivity, Square};

    fn filled(bits: u32, seed: u64) -> Table {
        let mut table = Table::new(bits, seed).unwrap();
        for step in 1..200u64 {
            let key = Key(step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let best = Square::try_new((step % 64) as u8);
            table.store(key, Entry::new(-4, 8, (step % 30) as u8, Selectivity::NONE, best, 9));
        }
        table
    }

    const EVALUATION: u64 = 5;

    fn save(table: &Table, evaluation: u64) -> Vec<u8> {
        let words = table.words().iter().flat_map(|word| word.to_le_bytes());
        table.saved_header(evaluation).into_iter().chain(words).collect()
    }

    fn load(table: &mut Table, bytes: &[u8]) -> Result<(), LoadError> {
        table.load(EVALUATION, bytes.len(), |at, part| part.copy_from_slice(&bytes[at..][..part.len()]))
    }

    #[test]
    fn a_saved_table_loads_into_an_empty_one_and_finds_the_same() {
        let mut saved = filled(6, 3);
        saved.age();
        saved.age();
        let mut loaded = Table::new(6, 3).unwrap();
        load(&mut loaded, &save(&saved, EVALUATION)).unwrap();
        assert_eq!(loaded.words(), saved.words());
        assert_eq!(loaded.generation, saved.generation);
        assert_eq!(save(&loaded, EVALUATION), save(&saved, EVALUATION));
        assert!(loaded.used() > 60);
    }

    #[test]
    fn a_table_that_grew_is_saved_and_grows_on_when_it_is_loaded() {
        let fill = |table: &mut Table, numbers: Range<u64>| {
            for number in numbers {
                table.store(Key(number.reverse_bits()), Entry::new(-4, 8, 7, Selectivity::NONE, None, 9));
            }
        };
        let (mut saved, mut loaded) = (Table::new(18, 3).unwrap(), Table::new(18, 3).unwrap());
        fill(&mut saved, 0..10_000);
        fill(&mut loaded, 0..100_000);
        let bytes = save(&saved, EVALUATION);
        assert_eq!(bytes.len(), HEADER + (size_of::<Bucket>() << 15));
        load(&mut loaded, &bytes).unwrap();
        for end in [10_000, 20_000, 200_000] {
            fill(&mut saved, 0..end);
            fill(&mut loaded, 0..end);
            assert!(loaded.words() == saved.words() && loaded.used() == saved.used(), "{end}");
        }
        for so_far in [13, 19, 255] {
            let mut altered = Table::new(18, 3).unwrap().saved_header(EVALUATION);
            altered[14] = so_far;
            assert_eq!(load(&mut loaded, &altered), Err(LoadError::NotATable), "{so_far}");
        }
        assert_eq!(loaded.used(), 200_000);
    }

    #[test]
    fn every_altered_byte_and_every_cut_is_refused_and_changes_nothing() {
        let bytes = save(&filled(3, 3), EVALUATION);
        let mut table = filled(3, 3);
        table.clear();
        table.store(Key(7), Entry::new(0, 0, 1, Selectivity::NONE, None, 1));
        let before = table.words().to_vec();
        // Miri is a thousand times slower.
        for at in (0..bytes.len()).step_by(if cfg!(miri) { 37 } else { 1 }) {
            let mut altered = bytes.clone();
            altered[at] ^= 0x10;
            assert!(load(&mut table, &altered).is_err(), "byte {at} altered");
            assert!(load(&mut table, &bytes[..at]).is_err(), "cut at {at}");
        }
        assert_eq!(table.words(), before);
    }

    #[test]
    fn a_header_without_its_table_is_told_from_something_else() {
        let mut table = Table::new(6, 3).unwrap();
        let bytes = save(&filled(6, 3), EVALUATION);
        let expected = bytes.len();
        assert_eq!(load(&mut table, &bytes[..HEADER]), Err(LoadError::Length { found: HEADER, expected }));
        assert_eq!(load(&mut table, &bytes[..HEADER - 8]), Err(LoadError::NotATable));
    }

    #[test]
    fn another_size_seed_or_evaluation_is_refused_and_named() {
        let mut table = Table::new(6, 3).unwrap();
        let by_size = load(&mut table, &save(&filled(5, 3), EVALUATION)).unwrap_err();
        assert_eq!(by_size.to_string(), "saved table: expected 2^6 buckets, found 2^5");
        let by_seed = load(&mut table, &save(&filled(6, 4), EVALUATION)).unwrap_err();
        assert_eq!(by_seed, LoadError::Seed { found: 4, expected: 3 });
        let by_evaluation = load(&mut table, &save(&filled(6, 3), EVALUATION + 1)).unwrap_err();
        assert_eq!(
            by_evaluation.to_string(),
            "saved table: expected the evaluation of this engine, found another"
        );
    }
}
