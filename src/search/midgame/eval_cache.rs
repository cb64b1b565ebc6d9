//! A cache of static evaluations.
//!
//! A search evaluates most positions more than once: for move ordering and again at the node itself, in every
//! iteration, and after transpositions. A value depends only on the position and on the noise, and
//! the cache is cleared when that changes, so it changes no result.

use crate::evaluation::Value;
use crate::rules::Board;
use crate::search::hash_slots::{hash, slots};

/// The base-two logarithm of the number of slots; a new value replaces the old one. The cache is small enough to fit
/// the processor's second-level cache together with the rows of the network.
const BITS: u32 = 15;

/// The low bits of a slot hold the value, the high ones as many bits of the hash.
const VALUE_BITS: u32 = i16::BITS;

/// A cache of values, by board.
pub(super) struct EvalCache(Box<[u64; 1 << BITS]>);

impl EvalCache {
    pub fn new() -> Self {
        Self(slots(0))
    }

    /// Forgets every value.
    #[cold]
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The value of a board: the cached one, or what `evaluate` returns.
    #[inline(always)]
    pub fn get_or_insert_with(&mut self, board: Board, evaluate: impl FnOnce() -> Value) -> Value {
        let hash = hash(board);
        let slot = &mut self.0[(hash >> (u64::BITS - BITS)) as usize];
        // Together with the index these are all bits of the hash but one, so collisions are very rare.
        let check = hash << VALUE_BITS;
        if *slot >> VALUE_BITS == check >> VALUE_BITS {
            return Value((*slot as i16).into());
        }
        let value = evaluate();
        *slot = check | u64::from(value.0 as u16);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Squares;

    #[test]
    fn every_board_keeps_its_own_value_whatever_was_asked_before() {
        let board = |number: u64| Board {
            player: Squares(number.wrapping_mul(0x1_0001)),
            opponent: Squares(!number << 40),
        };
        let value = |number: u64| Value((number * 7919 % 16_385) as i32 - 8192);
        let mut cache = EvalCache::new();
        let (mut asked, mut found) = (0, 0);
        // In steps that go back as often as they go on, over many more boards than there are slots.
        for number in (0..160_000u64).map(|step| step / 2 + step % 2 * 100) {
            asked += 1;
            found += 1;
            let answer = cache.get_or_insert_with(board(number), || {
                found -= 1;
                value(number)
            });
            assert_eq!(answer, value(number));
        }
        assert!(found > asked / 4 && found < asked, "{found} of {asked} were cached");
    }
}
