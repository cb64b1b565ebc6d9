//! The transposition table.

use std::fmt;
use std::mem::{self, MaybeUninit};

use super::{Entry, Key, Replacement, Zobrist};

/// Room for one entry, as a word, under its key.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub(super) struct Slot {
    key: Key,
    word: u64,
}

/// A bucket of two slots. With two tiers, *deepest* keeps what is worth most by the [`Replacement`] of the table, and
/// *newest* takes the rest. The names are those of the field, whose first schemes measured worth by depth.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(super) struct Bucket {
    pub deepest: Slot,
    pub newest: Slot,
}

const _: () = assert!(size_of::<Bucket>() == 2 * 16, "an entry with its key takes sixteen bytes");

/// The number of words of a bucket.
const WORDS: usize = 4;

const UNUSED: Slot = Slot { key: Key(0), word: 0 };
const EMPTY: Bucket = Bucket { deepest: UNUSED, newest: UNUSED };

/// With how many buckets a table begins: 2^14, half a mebibyte, which the caches of most processors hold.
const FIRST_BITS: u32 = 14;

/// Larger tables begin whole: to double them would keep a search from hearing that it should stop.
const MOST_GROWING_BITS: u32 = 20;

/// A transposition table: a fixed, power-of-two number of buckets, each of two slots, *deepest* and *newest*.
///
/// Room for all buckets is reserved at once, but a table begins with few, because short searches are faster where their
/// table fits the processor's caches. When a sixth of the slots is used, the number of buckets doubles.
///
/// A position that is in either slot of its bucket is updated there. Otherwise, if it is worth more than the entry in
/// *deepest*, that entry moves to *newest* and the position takes *deepest*; if not, it takes *newest*. What is
/// worth most took most nodes, which is a better measure than plies; other schemes exist to be compared with this one,
/// see [`Replacement`].
///
/// ```
/// use flipside::rules::Position;
/// use flipside::table::{Entry, Table};
/// use flipside::types::Selectivity;
/// let mut table = Table::new(10, 42).unwrap();
/// let key = table.zobrist().key(&Position::START);
/// table.store(key, Entry::new(-2, 4, 8, Selectivity::NONE, None, 12));
/// assert_eq!(table.probe(key).unwrap().upper(), 4);
/// ```
pub struct Table {
    zobrist: Box<Zobrist>,
    /// The buckets so far, in room for `2^bits`.
    pub(super) buckets: Vec<Bucket>,
    /// How far a key is shifted right to give the number of its bucket.
    shift: u32,
    /// How many slots are used.
    pub(super) used: usize,
    pub(super) bits: u32,
    /// To how many buckets it may grow now, as a base-two logarithm.
    most_bits: u32,
    pub(super) seed: u64,
    pub(super) generation: u8,
    replacement: Replacement,
}

/// Why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The number of bucket bits is out of range.
    Bits(u32),
    /// There is not enough memory for a table with this number of bucket bits.
    Memory(u32),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bits(bits) => {
                let (least, most) = (Table::MIN_BITS, Table::MAX_BITS);
                write!(f, "a table of 2^{bits} buckets: expected 2^{least} to 2^{most}")
            }
            Self::Memory(bits) => write!(f, "not enough memory for a table of 2^{bits} buckets of 32 bytes"),
        }
    }
}

impl std::error::Error for TableError {}

impl Table {
    /// The smallest table: 2^1 buckets.
    pub const MIN_BITS: u32 = 1;
    /// The largest table: 2^24 buckets, 512 MiB.
    pub const MAX_BITS: u32 = 24;

    /// An empty table of `2^bits` buckets of 32 bytes, its keys generated from `seed`.
    ///
    /// # Errors
    /// When `bits` is not between [`MIN_BITS`](Self::MIN_BITS) and [`MAX_BITS`](Self::MAX_BITS), or memory is short.
    pub fn new(bits: u32, seed: u64) -> Result<Self, TableError> {
        Self::with_replacement(bits, seed, Replacement::default())
    }

    /// An empty table with another replacement scheme, to compare schemes.
    ///
    /// # Errors
    /// As for [`new`](Table::new).
    pub fn with_replacement(bits: u32, seed: u64, replacement: Replacement) -> Result<Self, TableError> {
        if !(Self::MIN_BITS..=Self::MAX_BITS).contains(&bits) {
            return Err(TableError::Bits(bits));
        }
        let zobrist = Box::new(Zobrist::new(seed));
        // Unlike `vec!`, this reports an error when memory is short.
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(1 << bits).map_err(|_| TableError::Memory(bits))?;
        let mut table = Self {
            zobrist,
            buckets,
            shift: 0,
            used: 0,
            bits,
            most_bits: bits,
            seed,
            generation: 1,
            replacement,
        };
        table.resize(table.first_bits());
        Ok(table)
    }

    /// The keys that the table is addressed by.
    #[inline(always)]
    pub fn zobrist(&self) -> &Zobrist {
        &self.zobrist
    }

    /// The base-two logarithm of the number of buckets that there is room for.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// The seed from which the keys were generated.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of bytes that there is room for.
    pub fn bytes(&self) -> usize {
        size_of::<Bucket>() << self.bits
    }

    /// The number of entries.
    pub fn used(&self) -> usize {
        self.used
    }

    /// The words of the buckets so far: for each the key and the entry of *deepest*, then those of *newest*.
    pub fn words(&self) -> &[u64] {
        // SAFETY: a bucket is four words without padding (its size is asserted), valid in every bit pattern.
        unsafe { std::slice::from_raw_parts(self.buckets.as_ptr().cast(), self.buckets.len() * WORDS) }
    }

    /// The words of all buckets that there is room for, where the table will stay.
    pub fn view(&mut self) -> &[u64] {
        let more = (1 << self.bits) - self.buckets.len();
        self.buckets.spare_capacity_mut()[..more].fill(MaybeUninit::new(EMPTY));
        // SAFETY: as for `words`; the buckets that there is room for have just been written.
        unsafe { std::slice::from_raw_parts(self.buckets.as_ptr().cast(), WORDS << self.bits) }
    }

    /// The entry of the position with this key.
    #[inline(always)]
    pub fn probe(&self, key: Key) -> Option<Entry> {
        let Bucket { deepest, newest } = self.buckets[self.index(key)];
        let word = if deepest.key == key {
            deepest.word
        } else if newest.key == key {
            newest.word
        } else {
            return None;
        };
        // A slot that was never used has generation 0, so no key matches it.
        (word != 0).then(|| Entry::from_word(word))
    }

    /// Begins a new generation: entries of older ones stay valid but are replaced first.
    pub fn age(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.buckets.clear();
        // A view still shows those that are taken away, so they are emptied as well.
        self.resize(self.bits_so_far());
        self.resize(self.first_bits());
        self.used = 0;
        self.generation = 1;
    }

    /// Lets the table grow to `2^bits` buckets and no further, so that tables with room for more behave alike. One that
    /// has grown further already stays as it is.
    pub fn grow_to(&mut self, bits: u32) {
        self.most_bits = bits.min(self.bits);
    }

    /// The base-two logarithm of the number of buckets so far.
    pub(super) fn bits_so_far(&self) -> u32 {
        u64::BITS - self.shift
    }

    /// The base-two logarithm of the number of buckets that the table begins with.
    pub(super) fn first_bits(&self) -> u32 {
        if self.bits > MOST_GROWING_BITS { self.bits } else { self.bits.min(FIRST_BITS) }
    }

    /// Gives the table `2^bits` buckets. New ones are empty.
    // Not inlined, because it is called four times and not small.
    #[inline(never)]
    pub(super) fn resize(&mut self, bits: u32) {
        self.buckets.resize(1 << bits, EMPTY);
        self.shift = u64::BITS - bits;
    }

    /// Doubles the number of buckets.
    #[cold]
    fn grow(&mut self) {
        let old = self.buckets.len();
        self.resize(self.bits_so_far() + 1);
        // One more bit of the key tells which of two neighbors an entry goes to. From the last to the first, these have
        // been emptied before their turn.
        for at in (0..old).rev() {
            let Bucket { deepest, newest } = mem::replace(&mut self.buckets[at], EMPTY);
            for slot in [deepest, newest].into_iter().filter(|&slot| slot != UNUSED) {
                let to = self.index(slot.key);
                let Bucket { deepest, newest } = &mut self.buckets[to];
                *if *deepest == UNUSED { deepest } else { newest } = slot;
            }
        }
    }

    #[inline(always)]
    fn index(&self, key: Key) -> usize {
        (key.0 >> self.shift) as usize
    }

    /// Stores an entry, which belongs to the generation of the search now running.
    #[inline]
    pub fn store(&mut self, key: Key, entry: Entry) {
        let index = self.index(key);
        let (generation, replacement) = (self.generation, self.replacement);
        let Bucket { deepest, newest } = &mut self.buckets[index];
        let entry = entry.aged(generation);
        let is_known = |slot: &Slot| slot.key == key && slot.word != 0;
        if let Some(slot) = [&mut *deepest, &mut *newest].into_iter().find(|slot| is_known(slot)) {
            slot.word = entry.over(Entry::from_word(slot.word)).to_word();
            return;
        }
        let new = Slot { key, word: entry.to_word() };
        let worth = |slot: Slot| {
            let entry = Entry::from_word(slot.word);
            if entry.generation() == generation { 1 + replacement.worth(entry) } else { 0 }
        };
        let replaced = if !replacement.has_two_tiers() {
            // The slot is chosen by a bit that does not take part in choosing the bucket.
            let slot = if key.0 & 1 == 0 { deepest } else { newest };
            if worth(new) < worth(*slot) {
                return;
            }
            mem::replace(slot, new)
        } else if worth(new) > worth(*deepest) {
            mem::replace(newest, mem::replace(deepest, new))
        } else {
            mem::replace(newest, new)
        };
        if replaced == UNUSED {
            self.used += 1;
            if self.used > self.buckets.len() / 3 && self.buckets.len() < 1 << self.most_bits {
                self.grow();
            }
        }
    }
}

impl Slot {
    pub(super) fn is_used(self) -> bool {
        self.word != 0
    }
}

impl Bucket {
    pub(super) fn from_words(words: [u64; WORDS]) -> Self {
        let [deepest_key, deepest, newest_key, newest] = words;
        Self {
            deepest: Slot { key: Key(deepest_key), word: deepest },
            newest: Slot { key: Key(newest_key), word: newest },
        }
    }
}

#[cfg(test)]
mod tests;
