//! What is known before a search begins: the opening book, and a personal book beside it.

pub mod book;
mod personal;
mod repertoire;

pub use personal::{Personal, PersonalError, Searched};
pub use repertoire::{Known, Repertoire};
