//! The driver of the search: iterative deepening over the moves at the root.

mod allowance;
mod aspiration;
mod deepening;
mod iteration;
mod iteration_scores;
mod pacing;
mod principal_variation;
mod root;

pub(super) use deepening::Deepening;
