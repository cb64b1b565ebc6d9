//! Position keys and the transposition table.
//!
//! A position that different move orders lead to is searched once: its result is stored under its [`Zobrist`] key in a
//! [`Table`] of fixed size.

mod entry;
mod replacement;
mod snapshot;
mod transposition;
mod zobrist;

pub use entry::Entry;
pub use replacement::Replacement;
pub use snapshot::LoadError;
pub use transposition::{Table, TableError};
pub use zobrist::{Key, Zobrist};
