//! Stable discs: discs that can never be flipped again.
//!
//! An inner disc is stable when each of the four lines through it is full or holds a stable disc of its own color next
//! to it. For the edges there is an exact table, made by trying every way in which both sides could fill an edge. The
//! result is a lower bound: every disc in it is stable, but some stable discs may be missing.

mod cutoff;
mod discs;
mod edge;

pub(super) use cutoff::stability_cutoff;
pub use discs::{highest_score, stable_discs};
pub use edge::balance as edge_balance;
