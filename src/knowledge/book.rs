//! The opening book: positions with their scores, each for all its symmetric images.

mod step;

pub use step::{Step, playable, step};
