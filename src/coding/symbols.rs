//! Coding of symbols whose shares the file tells: read in a few instructions each, also by code that a just-in-time
//! compiler has not optimized yet.
//!
//! A range variant of asymmetric numeral systems (J. Duda, *Asymmetric numeral systems*, 2013). Several states take
//! turns ([`LANES`]; F. Giesen, *Interleaved entropy coders*, 2014), so that a processor works on one while it waits
//! for another. What is written last is read first, so the writer keeps all symbols until the end. By then it knows how
//! often each was written.

use wide::{i8x16, i16x16};

use super::arithmetic::{BitCoder, Decoder, Encoder};
use super::number::NumberModel;

/// A symbol is less than this: a vector has room for each.
pub const SYMBOLS: usize = 16;

/// The states that take turns, each with symbols of its own.
pub const LANES: usize = 4;

/// The shares of all symbols of a context together are 1 << 15, the most that fits signed comparisons of 16 bits.
const SHARE_BITS: u32 = 15;
const WHOLE: u32 = 1 << SHARE_BITS;

/// A state is at least this large before a symbol is read, and two more bytes are read where it is not.
const LEAST_STATE: u32 = 1 << 16;

/// Writes symbols, or reads them: what is coded is walked through in the same way in both directions.
pub trait SymbolCoder {
    /// Writes the symbol that `known` tells and returns it; or reads one, and does not ask.
    fn symbol(&mut self, lane: usize, context: usize, known: impl FnOnce() -> usize) -> usize;
}

/// The shares of the symbols of a context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shares([u16; SYMBOLS]);

/// How the shares of a context are written: each as the level that is nearest to it, except that of the most frequent
/// symbol, which has what the others leave.
#[derive(Clone, Copy)]
struct Levels {
    most: i32,
    levels: [i32; SYMBOLS],
}

const MOST_LEVEL: i32 = 4 * SHARE_BITS as i32 - 5;

/// The share of a level: a floating-point number with a fraction of two bits. Up to 7 it is the level itself.
const fn share_at(level: i32) -> u32 {
    let [exponent, fraction] = [level as u32 >> 2, level as u32 & 3];
    if exponent == 0 { fraction } else { (4 + fraction) << (exponent - 1) }
}

/// The greatest level whose share is at most this.
fn level_below(share: u32) -> i32 {
    (0..=MOST_LEVEL).rev().find(|level| share_at(*level) <= share).unwrap_or(0)
}

impl Levels {
    /// The levels of symbols that were written so often.
    fn of(counts: &[u32; SYMBOLS]) -> Self {
        let all = counts.iter().map(|count| u64::from(*count)).sum::<u64>().max(1);
        let most = (0..SYMBOLS).max_by_key(|symbol| counts[*symbol]).unwrap_or(0);
        let levels = |is_allowed: fn(u32, u32) -> bool| {
            let mut levels = counts.map(|count| {
                let share = (u64::from(count) * u64::from(WHOLE)).div_ceil(all) as u32;
                let allowed =
                    (i32::from(share > 0)..=MOST_LEVEL).filter(|level| is_allowed(share_at(*level), share));
                allowed.min_by_key(|level| share_at(*level).abs_diff(share)).unwrap_or(0)
            });
            levels[most] = 0;
            levels
        };
        let nearest = levels(|_, _| true);
        // Where nothing would be left for the most frequent symbol, the others are rounded down.
        let fits = nearest.iter().map(|level| share_at(*level)).sum::<u32>() < WHOLE;
        Self {
            most: most as i32,
            levels: if fits { nearest } else { levels(|rounded, share| rounded <= share) },
        }
    }

    /// These levels of symbols that were written so often, or those of the context before where that costs less: a
    /// change takes about three bits.
    fn or_before(self, before: &Self, counts: &[u32; SYMBOLS]) -> Self {
        let all: u32 = counts.iter().sum();
        let levels = std::array::from_fn(|symbol| {
            let [own, old] = [self.levels[symbol], before.levels[symbol]];
            // The bounds that say so are choices.
            let is_cheap = match counts[symbol] {
                0 => u64::from(all) * u64::from(share_at(old)) < 2 * u64::from(WHOLE),
                // The levels of two shares differ by four where one is twice the other.
                count => old > 0 && u64::from(count) * u64::from((own - old).unsigned_abs()).pow(2) < 100,
            };
            if is_cheap && symbol != self.most as usize { old } else { own }
        });
        let fits = levels.iter().map(|level| share_at(*level)).sum::<u32>() < WHOLE;
        if fits { Self { levels, ..self } } else { self }
    }

    fn shares(&self) -> Shares {
        let (mut shares, mut left) = ([0; SYMBOLS], WHOLE);
        for symbol in (0..SYMBOLS).filter(|symbol| *symbol != self.most as usize) {
            // Damaged bytes may give more than there is.
            let share = share_at(self.levels[symbol]).min(left - 1);
            shares[symbol] = share as u16;
            left -= share;
        }
        shares[self.most as usize] = left as u16;
        Shares(shares)
    }
}

/// Writes or reads the levels of one context after the other, by what they were in the context before.
struct LevelsModel {
    before: Levels,
    most: NumberModel,
    /// For levels that were zero, and for others.
    levels: [NumberModel; 2],
}

impl LevelsModel {
    const NEW: Self = Self {
        before: Levels { most: 0, levels: [0; SYMBOLS] },
        most: NumberModel::NEW,
        levels: [NumberModel::NEW; 2],
    };

    /// Writes the levels `known` and returns them, or reads some.
    fn code(&mut self, coder: &mut impl BitCoder, known: &Levels) -> Levels {
        let Self { before: Levels { most, levels }, .. } = self;
        let last = SYMBOLS as i32 - 1;
        *most = (*most + change(&mut self.most, coder, known.most - *most, last)).clamp(0, last);
        for symbol in (0..SYMBOLS).filter(|symbol| *symbol != *most as usize) {
            let (level, known) = (&mut levels[symbol], known.levels[symbol]);
            let model = &mut self.levels[usize::from(*level != 0)];
            *level = (*level + change(model, coder, known - *level, MOST_LEVEL)).clamp(0, MOST_LEVEL);
        }
        // What is left for the most frequent symbol says what to expect of it in the next context.
        let left = self.before.shares().0[self.before.most as usize];
        self.before.levels[self.before.most as usize] = level_below(left.into());
        self.before
    }
}

/// Not inlined: it is seldom called, and its code would be loaded twice.
#[inline(never)]
fn change(model: &mut NumberModel, coder: &mut impl BitCoder, known: i32, most: i32) -> i32 {
    model.code(coder, known, most)
}

/// Notes symbols, and writes them in the end.
#[derive(Debug)]
pub struct SymbolEncoder {
    contexts: usize,
    written: Vec<(u8, u16, u8)>,
}

impl SymbolEncoder {
    /// An encoder of symbols in so many contexts.
    pub const fn new(contexts: usize) -> Self {
        Self { contexts, written: Vec::new() }
    }

    /// Writes the shares to `shares`, and returns the bytes that the symbols came to.
    pub fn finish(self, shares: &mut Encoder) -> Vec<u8> {
        let mut counts = vec![[0; SYMBOLS]; self.contexts];
        for &(_, context, symbol) in &self.written {
            counts[usize::from(context)][usize::from(symbol)] += 1;
        }
        let mut model = LevelsModel::NEW;
        let coded: Vec<_> = counts
            .iter()
            .map(|counts| {
                let known = Levels::of(counts).or_before(&model.before, counts);
                model.code(shares, &known).shares()
            })
            .collect();
        let (mut states, mut words) = ([LEAST_STATE; LANES], Vec::new());
        for &(lane, context, symbol) in self.written.iter().rev() {
            let (state, Shares(shares)) = (&mut states[usize::from(lane)], &coded[usize::from(context)]);
            let (before, from) = shares.split_at(symbol.into());
            let start: u32 = before.iter().map(|share| u32::from(*share)).sum();
            let share = u32::from(from[0]);
            // Where the state would become too large, its lower half is written first.
            if u64::from(*state) >= u64::from(share) << (32 - SHARE_BITS) {
                words.push(*state as u16);
                *state >>= 16;
            }
            *state = (*state / share) << SHARE_BITS | (*state % share + start);
        }
        for state in states.into_iter().rev() {
            words.extend([state as u16, (state >> 16) as u16]);
        }
        words.into_iter().rev().flat_map(u16::to_le_bytes).collect()
    }
}

impl SymbolCoder for SymbolEncoder {
    fn symbol(&mut self, lane: usize, context: usize, known: impl FnOnce() -> usize) -> usize {
        let symbol = known();
        self.written.push((lane as u8, context as u16, symbol as u8));
        symbol
    }
}

/// A context, ready to read symbols.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Context {
    /// For each symbol the greatest number of the range that stands for it: a number is above those of all symbols
    /// before its own.
    lasts: [i16; SYMBOLS],
    /// For each symbol the size of its range in the lower half, its start in the upper one.
    ranges: [u32; SYMBOLS],
}

impl Context {
    fn of(Shares(shares): &Shares) -> Self {
        let (mut start, mut context) = (0, Self { lasts: [0; SYMBOLS], ranges: [0; SYMBOLS] });
        for (symbol, &share) in shares.iter().enumerate() {
            context.ranges[symbol] = u32::from(share) | start << 16;
            start += u32::from(share);
            context.lasts[symbol] = (start as i32 - 1) as i16;
        }
        context
    }
}

/// Reads the symbols that a [`SymbolEncoder`] wrote.
#[derive(Debug)]
pub struct SymbolDecoder<'a> {
    states: [u32; LANES],
    words: std::slice::Iter<'a, [u8; 2]>,
    contexts: Vec<Context>,
}

impl<'a> SymbolDecoder<'a> {
    /// A decoder of the bytes that [`SymbolEncoder::finish`] gave, in so many contexts, and of the shares that it
    /// wrote.
    pub fn new(bytes: &'a [u8], shares: &mut Decoder, contexts: usize) -> Self {
        let (mut model, unknown) = (LevelsModel::NEW, LevelsModel::NEW.before);
        let contexts = (0..contexts).map(|_| Context::of(&model.code(shares, &unknown).shares())).collect();
        let mut decoder = Self { states: [0; LANES], words: bytes.as_chunks().0.iter(), contexts };
        for lane in 0..LANES {
            decoder.states[lane] = decoder.word() << 16 | decoder.word();
        }
        decoder
    }

    /// The next word; zero after the end.
    #[inline(always)]
    fn word(&mut self) -> u32 {
        self.words.next().map_or(0, |word| u16::from_le_bytes(*word).into())
    }
}

impl SymbolCoder for SymbolDecoder<'_> {
    #[inline(always)]
    fn symbol(&mut self, lane: usize, context: usize, _: impl FnOnce() -> usize) -> usize {
        let (state, context) = (self.states[lane], &self.contexts[context]);
        let number = state % WHOLE;
        let is_above = i16x16::splat(number as i16).simd_gt(i16x16::new(context.lasts));
        let symbol = i8x16::from_i16x16_saturate(is_above).to_bitmask().count_ones() as usize % SYMBOLS;
        let range = context.ranges[symbol];
        let mut state = (range & 0xffff) * (state >> SHARE_BITS) + (number - (range >> 16));
        if state < LEAST_STATE {
            state = state << 16 | self.word();
        }
        self.states[lane] = state;
        symbol
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const CONTEXTS: usize = 3;

    /// Lane, context and symbol of each.
    type Written = Vec<(usize, usize, usize)>;

    /// Symbols that are even, that are mostly 3, and that are alike.
    fn written() -> impl Strategy<Value = Written> {
        let one = (0..LANES, 0..CONTEXTS, any::<u8>()).prop_map(|(lane, context, byte)| {
            (
                lane,
                context,
                [usize::from(byte) % SYMBOLS, if byte < 250 { 3 } else { usize::from(byte) - 240 }, 9]
                    [context],
            )
        });
        prop::collection::vec(one, 0..3000)
    }

    /// The bytes of shares and symbols.
    fn encoded(written: &Written) -> [Vec<u8>; 2] {
        let (mut encoder, mut shares) = (SymbolEncoder::new(CONTEXTS), Encoder::new());
        for &(lane, context, symbol) in written {
            encoder.symbol(lane, context, || symbol);
        }
        let symbols = encoder.finish(&mut shares);
        [shares.finish(), symbols]
    }

    /// The shares of all contexts, as they are written for symbols that occur so often.
    fn shares(written: &Written) -> Vec<Shares> {
        let count =
            |context, symbol| written.iter().filter(|one| (one.1, one.2) == (context, symbol)).count() as u32;
        let counts = |context| std::array::from_fn(|symbol| count(context, symbol));
        let mut before = LevelsModel::NEW.before;
        let next = |context| {
            let counts = counts(context);
            let levels = Levels::of(&counts).or_before(&before, &counts);
            before = LevelsModel { before, ..LevelsModel::NEW }.code(&mut Encoder::new(), &levels);
            before.shares()
        };
        (0..CONTEXTS).map(next).collect()
    }

    /// What a state stands for, symbol by symbol.
    fn slow_symbol(
        states: &mut [u64; LANES],
        words: &mut impl Iterator<Item = u64>,
        lane: usize,
        shares: &Shares,
    ) -> usize {
        let (quotient, mut number) = (states[lane] / u64::from(WHOLE), states[lane] % u64::from(WHOLE));
        let mut symbol = 0;
        while number >= u64::from(shares.0[symbol]) {
            number -= u64::from(shares.0[symbol]);
            symbol += 1;
        }
        states[lane] = u64::from(shares.0[symbol]) * quotient + number;
        if states[lane] < u64::from(LEAST_STATE) {
            states[lane] = states[lane] * 65_536 + words.next().unwrap_or(0);
        }
        symbol
    }

    proptest! {
        #[test]
        fn the_decoder_reads_what_the_encoder_wrote_as_one_does_that_counts(written in written()) {
            let [share_bytes, bytes] = encoded(&written);
            let mut decoder = SymbolDecoder::new(&bytes, &mut Decoder::new(&share_bytes), CONTEXTS);
            let mut words = bytes.chunks(2).map(|word| u64::from(word[0]) + 256 * u64::from(word[1]));
            let mut states = std::array::from_fn(|_| {
                let upper = words.next().unwrap_or(0);
                65_536 * upper + words.next().unwrap_or(0)
            });
            let shares = shares(&written);
            for (lane, context, symbol) in written {
                prop_assert_eq!(decoder.symbol(lane, context, || unreachable!()), symbol);
                prop_assert_eq!(slow_symbol(&mut states, &mut words, lane, &shares[context]), symbol);
            }
            prop_assert_eq!(states, [u64::from(LEAST_STATE); LANES]);
            prop_assert_eq!(words.next(), None);
        }

        #[test]
        fn shares_are_whole_and_none_that_occurs_is_left_out(counts in prop::array::uniform16(0u32..1000), scale in 0u32..20) {
            // From all alike to one that is nearly alone.
            let counts = std::array::from_fn(|symbol| if symbol == 5 { counts[5] << scale } else { counts[symbol] });
            let Shares(shares) = Levels::of(&counts).shares();
            prop_assert_eq!(shares.iter().map(|share| u32::from(*share)).sum::<u32>(), WHOLE);
            for (share, count) in shares.into_iter().zip(counts) {
                prop_assert!(share > 0 || count == 0, "{:?} {:?}", shares, counts);
            }
        }

        #[test]
        fn any_bytes_are_read_as_some_symbols(shares in any::<Vec<u8>>(), bytes in any::<Vec<u8>>()) {
            let mut decoder = SymbolDecoder::new(&bytes, &mut Decoder::new(&shares), CONTEXTS);
            for turn in 0..1000 {
                prop_assert!(decoder.symbol(turn % LANES, turn % CONTEXTS, || unreachable!()) < SYMBOLS);
            }
        }
    }

    #[test]
    fn a_level_is_the_nearest_one_and_a_symbol_takes_what_it_surprises() {
        let levels: Vec<_> = (0..=MOST_LEVEL).map(share_at).collect();
        assert!(levels.is_sorted_by(|one, next| one < next) && levels[..9] == [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(levels.last().is_some_and(|most| (WHOLE / 2..WHOLE).contains(most)));
        // Of one bit, and of four.
        for (symbols, bits) in [(2, 1), (16, 4)] {
            let [shares, bytes] =
                encoded(&(0..8000).map(|index| (index % LANES, 0, index * 7 % symbols)).collect());
            assert!(
                shares.len() < 100 && bytes.len().abs_diff(1000 * bits + 16) < 16 * bits,
                "{}",
                bytes.len()
            );
        }
    }
}
