//! What stands in front of the search: iterative deepening over the moves at the root, in steps that can be interrupted.

mod deepening;
mod iteration;
mod principal_variation;
mod root;

pub(super) use deepening::Deepening;
