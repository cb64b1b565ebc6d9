//! Patterns: the board read as small overlapping shapes, each of whose configurations has weights of its own.
//!
//! A shape is a few squares, such as an edge with the two squares inside its corners; the symmetries of the board put
//! it in up to eight places, the features. The discs on a feature are its configuration, a number in base three, and
//! index a table of weights. Michael Buro introduced the method with Logistello: "Experiments with Multi-ProbCut and a
//! New High-Quality Evaluation Function for Othello" (1997), <https://skatgame.net/mburo/ps/improve.pdf>.
//!
//! Everything follows from one list of shapes. A digit is -1 for a disc of the side to move, 0 for an empty square and
//! 1 for a disc of the other side, so one set of weights serves both sides, and when the turn changes, all numbers
//! change their sign.

mod features;
mod shapes;
mod wiring;

pub use features::{Features, SLOTS};
pub use shapes::{ENTRIES, FEATURES, Feature, SHAPES, Shape};
pub(super) use shapes::{MAX_SQUARES, POWERS};
pub use wiring::{ENDS_OF_EDGES, Input, MEETING_AT_CORNERS, Part, SITES, WIRING};
