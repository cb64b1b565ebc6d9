//! What files have in common: how they begin, checksums, and adaptive arithmetic coding.

mod arithmetic;
mod checksum;
mod frame;
mod number;

pub use arithmetic::{BitCoder, BitModel, Decoder, Encoder};
pub use checksum::{fnv1a, fnv1a_words};
pub use frame::{Frame, FrameError, Framed};
pub use number::NumberModel;
