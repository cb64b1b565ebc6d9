//! What files have in common: how they begin, checksums, and coding: adaptive arithmetic coding of bits, which takes
//! the fewest bytes, and coding of symbols by shares that the file tells, which is read fastest.

mod arithmetic;
mod checksum;
mod frame;
mod number;
mod symbols;

pub use arithmetic::{BitCoder, BitModel, Decoder, Encoder};
pub use checksum::{fnv1a, fnv1a_words};
pub use frame::{Frame, FrameError, Framed};
pub use number::NumberModel;
pub use symbols::{LANES, SYMBOLS, SymbolCoder, SymbolDecoder, SymbolEncoder};
