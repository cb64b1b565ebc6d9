//! The file of the weights.
//!
//! A configuration of a pattern resembles its *neighbors*, which differ from it on one square, and has the same row as
//! its image in a symmetry of the board. The `file` has one row for each such class, coded after what the `walk` has
//! seen of the neighbors.

mod error;
mod file;
mod mirrors;
mod neighbors;
mod symmetry_classes;
mod walk;

pub use error::WeightsError;
pub(super) use file::{Contents, read, stored_checksum};
pub use neighbors::neighbors;
pub use symmetry_classes::SymmetryClasses;
