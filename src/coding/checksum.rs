//! The 64-bit FNV-1a hash (<http://www.isthe.com/chongo/tech/comp/fnv/>). It detects accidental damage, not forgery.

const OFFSET_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The FNV-1a hash of some bytes.
///
/// ```
/// assert_eq!(flipside::coding::fnv1a(*b"foobar"), 0x85944171f73967e8);
/// ```
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(OFFSET_BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// A variant of FNV-1a that takes eight bytes at a time, for data too large to be hashed byte by byte.
pub fn fnv1a_words(words: impl IntoIterator<Item = u64>) -> u64 {
    // A multiplication carries only upwards: without the rotation, high bits would never affect low ones.
    words.into_iter().fold(OFFSET_BASIS, |hash, word| (hash ^ word).wrapping_mul(PRIME).rotate_left(29))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_hash_to_the_published_values() {
        for (text, hash) in
            [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
        {
            assert_eq!(fnv1a(text.bytes()), hash, "{text:?}");
        }
    }

    #[test]
    fn every_bit_of_every_word_and_the_order_of_the_words_change_the_hash() {
        let words = [3, u64::MAX, 0, 1 << 40];
        for at in 0..words.len() {
            for bit in 0..64 {
                let mut altered = words;
                altered[at] ^= 1 << bit;
                assert_ne!(fnv1a_words(altered), fnv1a_words(words), "word {at}, bit {bit}");
            }
        }
        assert_ne!(fnv1a_words([u64::MAX, 3, 0, 1 << 40]), fnv1a_words(words));
    }
}
