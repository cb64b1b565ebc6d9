//! Adaptive arithmetic coding of bits: each costs about as much as it surprises.
//!
//! A range coder (G. Martin, *Range encoding*, 1979) with carries as in LZMA. Each kind of bit has a [`BitModel`],
//! which learns how often the bit is one, so that the decoder learns the same. No number of the decoder reaches 2^31:
//! in JavaScript they are small integers.

/// The range is at least this large, so that a share of 1/32768 can be taken of it.
const LEAST_RANGE: u32 = 1 << 23;
const WHOLE_RANGE: u32 = (1 << 31) - 1;

/// How often a bit was one: two averages, one that adapts fast and one that adapts slowly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitModel {
    fast: u16,
    slow: u16,
}

impl BitModel {
    /// A bit of which nothing is known.
    pub const NEW: Self = Self { fast: 1 << 15, slow: 1 << 15 };

    const FAST: u32 = 4;
    const SLOW: u32 = 7;

    /// How probable a one is, in 1/32768; neither 0 nor 32768.
    const fn share(self) -> u32 {
        (self.fast as u32 + self.slow as u32) >> 2
    }

    const fn note(&mut self, bit: bool) {
        if bit {
            self.fast += (0xffff - self.fast) >> Self::FAST;
            self.slow += (0xffff - self.slow) >> Self::SLOW;
        } else {
            self.fast -= self.fast >> Self::FAST;
            self.slow -= self.slow >> Self::SLOW;
        }
    }
}

/// Writes bits, or reads them: what is coded is walked through in the same way in both directions.
pub trait BitCoder {
    /// Writes the bit that `known` tells and returns it; or reads it, and does not ask.
    fn bit(&mut self, model: &mut BitModel, known: impl FnOnce() -> bool) -> bool;
}

/// Writes bits.
#[derive(Debug)]
pub struct Encoder {
    low: u64,
    range: u32,
    /// The last byte, which a carry may still change, and how many bytes of ones follow it.
    pending: Option<u8>,
    ones: usize,
    bytes: Vec<u8>,
}

/// Reads the bits that an [`Encoder`] wrote.
#[derive(Debug)]
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl Encoder {
    /// An encoder that has written nothing.
    #[expect(clippy::new_without_default, reason = "an empty code is no useful default of anything")]
    pub const fn new() -> Self {
        Self { low: 0, range: WHOLE_RANGE, pending: None, ones: 0, bytes: Vec::new() }
    }

    /// The bytes that the bits came to.
    pub fn finish(mut self) -> Vec<u8> {
        // All bytes that are still open, and those that wait for a carry.
        for _ in 0..5 {
            self.shift();
        }
        // The decoder reads zeros after the end.
        let length = self.bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.bytes.truncate(length);
        self.bytes
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if carry == 1 || self.low < 0xff00_0000 {
            if let Some(byte) = self.pending {
                self.bytes.push(byte + carry);
            }
            self.bytes.resize(self.bytes.len() + self.ones, 0xffu8.wrapping_add(carry));
            self.ones = 0;
            self.pending = Some((self.low >> 24) as u8);
        } else {
            self.ones += 1;
        }
        self.low = self.low << 8 & 0xffff_ffff;
    }
}

impl BitCoder for Encoder {
    fn bit(&mut self, model: &mut BitModel, known: impl FnOnce() -> bool) -> bool {
        let bit = known();
        let bound = (self.range >> 15) * model.share();
        if bit {
            self.range = bound;
        } else {
            self.low += u64::from(bound);
            self.range -= bound;
        }
        model.note(bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

impl<'a> Decoder<'a> {
    /// A decoder of the bytes that [`Encoder::finish`] gave.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { code: 0, range: WHOLE_RANGE, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.take_byte();
        }
        decoder
    }

    fn take_byte(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

impl BitCoder for Decoder<'_> {
    fn bit(&mut self, model: &mut BitModel, _: impl FnOnce() -> bool) -> bool {
        let bound = (self.range >> 15) * model.share();
        let bit = self.code < bound;
        if bit {
            self.range = bound;
        } else {
            self.code -= bound;
            self.range -= bound;
        }
        model.note(bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.take_byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn encoded(bits: &[(u8, bool)]) -> Vec<u8> {
        let (mut encoder, mut models) = (Encoder::new(), [BitModel::NEW; 4]);
        for &(model, bit) in bits {
            encoder.bit(&mut models[model as usize], || bit);
        }
        encoder.finish()
    }

    proptest! {
        #[test]
        fn the_decoder_reads_what_the_encoder_wrote(bits in prop::collection::vec((0u8..4, any::<u8>()), 0..3000)) {
            // The models see bits that are one with a probability from rare to nearly sure.
            let bits: Vec<_> = bits.into_iter().map(|(model, byte)| (model, byte < [1, 20, 128, 254][model as usize])).collect();
            let bytes = encoded(&bits);
            let (mut decoder, mut models) = (Decoder::new(&bytes), [BitModel::NEW; 4]);
            for (model, bit) in bits {
                prop_assert_eq!(decoder.bit(&mut models[model as usize], || unreachable!()), bit);
            }
        }
    }

    #[test]
    fn carries_run_through_bytes_of_ones() {
        // Zeros put the low end of the range up to its top, and ones keep it there until a zero carries.
        for ones in 0..400 {
            let bits: Vec<_> =
                (0..800).map(|index| (0, index % 400 >= ones)).chain([(1, false); 40]).collect();
            let bytes = encoded(&bits);
            let (mut decoder, mut models) = (Decoder::new(&bytes), [BitModel::NEW; 4]);
            for (model, bit) in bits {
                assert_eq!(decoder.bit(&mut models[model as usize], || unreachable!()), bit);
            }
        }
    }

    #[test]
    fn what_is_expected_costs_little_and_the_share_stays_within_its_bounds() {
        assert!(encoded(&[(0, true); 10_000]).len() < 40);
        assert!(encoded(&[(0, false); 10_000]).len() < 40);
        for bit in [true, false] {
            let mut model = BitModel::NEW;
            for _ in 0..10_000 {
                model.note(bit);
            }
            assert!((1..1 << 15).contains(&model.share()), "{model:?}");
        }
    }
}
