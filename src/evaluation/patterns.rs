//! Patterns: the board read as small shapes whose contents say what the position is worth.
//!
//! A shape is a few squares, such as an edge with the two squares inside its corners. What stands on them is a number
//! in base three, by which the weights know it; the evaluation takes all shapes together, wherever the board's
//! symmetries put them. Michael Buro introduced the method with Logistello: "Experiments with Multi-ProbCut and a New
//! High-Quality Evaluation Function for Othello" (1997), <https://skatgame.net/mburo/ps/improve.pdf>.
//!
//! Everything follows from one list of shapes. A digit is -1 for a disc of the side to move, 0 for an empty square and 1
//! for a disc of the other side, so one set of weights serves both sides, and when the turn changes, all numbers change
//! their sign.

mod features;
mod folding;
mod shapes;

pub use features::{Features, SLOTS};
pub use folding::Folding;
pub use shapes::{
    AT_CORNERS, AT_EDGES, CORNER_COUNT, CORNERS_OF_EDGES, DIAGONAL_OF_CORNERS, EDGES_OF_CORNERS, ENTRIES,
    FEATURES, Feature, SHAPES, Shape,
};
