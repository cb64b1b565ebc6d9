//! The driver of the search: iterative deepening over the moves at the root.

mod allowance;
mod aspiration;
mod deepening;
mod iteration;
mod pacing;
mod principal_variation;
mod root;
mod rounds;

pub(super) use deepening::Deepening;
