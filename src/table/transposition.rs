use std::fmt;

use super::{Entry, Replacement, Zobrist};

/// The places of one bucket, each a key and an entry: *deepest*, then *newest*.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(super) struct Bucket([[u64; 2]; 2]);

const _: () = assert!(size_of::<Bucket>() == 2 * 16, "an entry with its key takes sixteen bytes");

const DEEPEST: usize = 0;
const NEWEST: usize = 1;

/// A transposition table: a fixed, power-of-two number of buckets, each of two places.
///
/// A position found in either place of its bucket is updated there. Otherwise it takes the place *deepest* when it is
/// worth more than what is there, which moves to *newest*; else it takes the place *newest*. See [`Replacement`].
///
/// ```
/// use flipside::rules::Position;
/// use flipside::table::{Entry, Table};
/// use flipside::words::Selectivity;
/// let mut table = Table::new(10, 42).unwrap();
/// let key = table.zobrist().key(&Position::START);
/// table.store(key, Entry::new(-2, 4, 8, Selectivity::NONE, None, 12));
/// assert_eq!(table.probe(key).unwrap().upper(), 4);
/// ```
pub struct Table {
    zobrist: Box<Zobrist>,
    pub(super) buckets: Box<[Bucket]>,
    pub(super) bits: u32,
    pub(super) seed: u64,
    pub(super) generation: u8,
    replacement: Replacement,
}

/// Why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The number of bucket bits is out of range.
    Bits(u32),
    /// There is not enough memory for a table of so many bucket bits.
    Memory(u32),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bits(bits) => {
                write!(f, "tableBits {bits} is not between {} and {}", Table::MIN_BITS, Table::MAX_BITS)
            }
            Self::Memory(bits) => write!(f, "no memory for a table of tableBits {bits}"),
        }
    }
}

impl std::error::Error for TableError {}

impl Table {
    /// The smallest table: 2^1 buckets.
    pub const MIN_BITS: u32 = 1;
    /// The largest table: 2^24 buckets, 512 MiB.
    pub const MAX_BITS: u32 = 24;

    /// An empty table of `2^bits` buckets of 32 bytes, its keys grown from `seed`.
    ///
    /// # Errors
    /// When `bits` is not between [`MIN_BITS`](Self::MIN_BITS) and [`MAX_BITS`](Self::MAX_BITS), or memory is short.
    pub fn new(bits: u32, seed: u64) -> Result<Self, TableError> {
        Self::with_replacement(bits, seed, Replacement::TwoTierCost)
    }

    /// A table with a replacement scheme of one's choice, to measure it.
    ///
    /// # Errors
    /// As for [`new`](Self::new).
    pub fn with_replacement(bits: u32, seed: u64, replacement: Replacement) -> Result<Self, TableError> {
        if !(Self::MIN_BITS..=Self::MAX_BITS).contains(&bits) {
            return Err(TableError::Bits(bits));
        }
        // Unlike `vec!`, this says so when there is no room.
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(1 << bits).map_err(|_| TableError::Memory(bits))?;
        buckets.resize(1 << bits, Bucket([[0; 2]; 2]));
        let buckets = buckets.into_boxed_slice();
        Ok(Self { zobrist: Box::new(Zobrist::new(seed)), buckets, bits, seed, generation: 1, replacement })
    }

    /// The keys that the table is addressed by.
    #[inline(always)]
    pub fn zobrist(&self) -> &Zobrist {
        &self.zobrist
    }

    /// The base-two logarithm of the number of buckets.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// The seed that the keys grew from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of entries in use.
    pub fn used(&self) -> usize {
        self.words().chunks_exact(2).filter(|place| place[1] != 0).count()
    }

    /// A live view of the table: for each bucket the key and the entry of *deepest*, then those of *newest*.
    pub fn words(&self) -> &[u64] {
        // SAFETY: a bucket is four words without padding (its size is asserted), valid in every bit pattern.
        unsafe { std::slice::from_raw_parts(self.buckets.as_ptr().cast(), self.buckets.len() * 4) }
    }

    /// What is stored of the position with this key.
    #[inline(always)]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let Bucket([deepest, newest]) = self.buckets[self.index(key)];
        let word = if deepest[0] == key {
            deepest[1]
        } else if newest[0] == key {
            newest[1]
        } else {
            return None;
        };
        // A place that was never used holds no generation, so no key finds it.
        (word != 0).then(|| Entry::from_word(word))
    }

    /// Stores an entry, which belongs to the generation of the search now running.
    #[inline]
    pub fn store(&mut self, key: u64, entry: Entry) {
        let index = self.index(key);
        let (bucket, generation, replacement) =
            (&mut self.buckets[index].0, self.generation, self.replacement);
        let entry = entry.aged(generation);
        if let Some(place) = bucket.iter_mut().find(|place| place[0] == key && place[1] != 0) {
            place[1] = entry.over(Entry::from_word(place[1])).to_word();
            return;
        }
        let new = [key, entry.to_word()];
        let worth = |place: [u64; 2]| replacement.worth(Entry::from_word(place[1]), generation);
        // A single-tier scheme has the key choose between the two places, by a bit that does not choose the bucket.
        let by_key = (key & 1) as usize;
        match replacement {
            Replacement::Always => bucket[by_key] = new,
            Replacement::Deeper if worth(new) >= worth(bucket[by_key]) => bucket[by_key] = new,
            Replacement::Deeper => {}
            Replacement::TwoTierDepth | Replacement::TwoTierCost => {
                if worth(new) > worth(bucket[DEEPEST]) {
                    bucket[NEWEST] = bucket[DEEPEST];
                    bucket[DEEPEST] = new;
                } else {
                    bucket[NEWEST] = new;
                }
            }
        }
    }

    /// Begins a new generation: entries of older ones keep their knowledge but are first to give way.
    pub fn age(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([[0; 2]; 2]));
        self.generation = 1;
    }

    #[inline(always)]
    fn index(&self, key: u64) -> usize {
        // The top bits: the mask is implied, and the bucket index is always in range.
        (key >> (64 - self.bits)) as usize
    }
}

impl Bucket {
    pub(super) fn from_words(words: [u64; 4]) -> Self {
        let [deepest_key, deepest, newest_key, newest] = words;
        Self([[deepest_key, deepest], [newest_key, newest]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Selectivity;

    const A: u64 = 0;
    const B: u64 = 2;
    const C: u64 = 4;

    fn entry(depth: u8) -> Entry {
        Entry::new(-1, 1, depth, Selectivity::NONE, None, depth)
    }

    fn table(replacement: Replacement) -> Table {
        Table::with_replacement(4, 1, replacement).unwrap()
    }

    fn depths(table: &Table, keys: [u64; 3]) -> [Option<u8>; 3] {
        keys.map(|key| table.probe(key).map(Entry::depth))
    }

    fn stored(replacement: Replacement, entries: &[(u64, u8)]) -> [Option<u8>; 3] {
        let mut table = table(replacement);
        for &(key, depth) in entries {
            table.store(key, entry(depth));
        }
        depths(&table, [A, B, C])
    }

    #[test]
    fn an_empty_table_finds_no_key_not_even_zero() {
        assert_eq!(depths(&table(Replacement::TwoTierDepth), [A, B, C]), [None; 3]);
    }

    #[test]
    fn what_is_worth_more_takes_deepest_and_moves_the_old_entry_to_newest() {
        for scheme in [Replacement::TwoTierDepth, Replacement::TwoTierCost] {
            let mut table = table(scheme);
            table.store(A, entry(5));
            table.store(B, entry(6));
            assert_eq!(table.words()[..4], [B, table.words()[1], A, table.words()[3]]);
            assert_eq!(depths(&table, [A, B, C]), [Some(5), Some(6), None]);
        }
    }

    #[test]
    fn what_is_worth_no_more_replaces_newest_whatever_it_holds() {
        let entries = [(A, 9), (B, 7), (C, 3)];
        assert_eq!(stored(Replacement::TwoTierDepth, &entries), [Some(9), None, Some(3)]);
    }

    #[test]
    fn a_position_found_in_either_tier_is_updated_in_its_place() {
        let mut table = table(Replacement::TwoTierDepth);
        table.store(A, entry(9));
        table.store(B, entry(7));
        table.store(A, entry(2));
        table.store(B, entry(8));
        assert_eq!([table.words()[0], table.words()[2]], [A, B]);
        assert_eq!(depths(&table, [A, B, C]), [Some(2), Some(8), None]);
    }

    #[test]
    fn an_entry_of_an_older_generation_gives_way_to_a_shallower_new_one() {
        let mut table = table(Replacement::TwoTierDepth);
        table.store(A, entry(9));
        table.age();
        table.store(B, entry(1));
        assert_eq!(table.words()[0], B, "the new entry is in deepest");
        assert_eq!(depths(&table, [A, B, C]), [Some(9), Some(1), None]);
    }

    #[test]
    fn the_generation_wraps_without_becoming_the_mark_of_an_unused_place() {
        let mut table = table(Replacement::TwoTierDepth);
        for _ in 0..600 {
            table.age();
            table.store(A, entry(1));
            assert_ne!(table.probe(A).unwrap().generation(), 0);
        }
    }

    #[test]
    fn one_tier_schemes_let_the_key_choose_the_place() {
        assert_eq!(stored(Replacement::Always, &[(A, 9), (B, 7)]), [None, Some(7), None]);
        assert_eq!(stored(Replacement::Deeper, &[(A, 9), (B, 7)]), [Some(9), None, None]);
        assert_eq!(stored(Replacement::Deeper, &[(A, 7), (B, 7)]), [None, Some(7), None]);
    }

    #[test]
    fn bounds_of_the_same_search_narrow_each_other_and_others_replace() {
        let bounds = |lower, upper, depth| Entry::new(lower, upper, depth, Selectivity::NONE, None, 1);
        let mut table = table(Replacement::TwoTierDepth);
        table.store(A, bounds(-64, 6, 5));
        table.store(A, bounds(2, 64, 5));
        let narrowed = table.probe(A).unwrap();
        assert_eq!((narrowed.lower(), narrowed.upper()), (2, 6));
        table.store(A, bounds(-4, 64, 6));
        let replaced = table.probe(A).unwrap();
        assert_eq!((replaced.lower(), replaced.upper(), replaced.depth()), (-4, 64, 6));
    }

    #[test]
    fn the_best_move_pushes_the_old_one_to_second_and_survives_an_entry_without_a_move() {
        let squares = [10, 20].map(crate::words::Square::new);
        let with = |best| Entry::new(0, 0, 1, Selectivity::NONE, best, 1);
        let mut table = table(Replacement::TwoTierDepth);
        for best in [Some(squares[0]), Some(squares[1]), None] {
            table.store(A, with(best));
        }
        assert_eq!(table.probe(A).unwrap().moves(), [Some(squares[1]), Some(squares[0])]);
    }

    #[test]
    fn bits_out_of_range_are_refused_by_name() {
        for bits in [0, 25, u32::MAX] {
            assert!(Table::new(bits, 1).err().unwrap().to_string().contains(&bits.to_string()));
        }
    }
}
