//! Patterns: the board read as small shapes whose contents say what they are worth.
//!
//! A shape is a few squares, such as an edge with the two squares inside its corners. What stands on them is a number
//! in base three, and a table says what that number is worth to the side to move; the evaluation is the sum over all
//! shapes wherever the board's symmetries put them. Michael Buro introduced the method with Logistello: "Experiments
//! with Multi-ProbCut and a New High-Quality Evaluation Function for Othello" (1997),
//! <https://skatgame.net/mburo/ps/improve.pdf>.
//!
//! Everything follows from one list of shapes. A digit is 0 for black, 1 for an empty square and 2 for white, whoever
//! is to move: the numbers then change little from one position to the next, and the number of the same squares with
//! the colours swapped is the largest number less this one, so one table serves both sides.

mod features;
mod folding;
mod shapes;

pub use features::Features;
pub use folding::Folding;
pub use shapes::{ENTRIES, FEATURES, Feature, SHAPES, Shape};
