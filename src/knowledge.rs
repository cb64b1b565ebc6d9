//! What is known before a search begins: the opening book, and beside it statistics of games and a personal book.

pub mod book;
mod personal;
mod repertoire;
mod statistics;

pub use personal::{Personal, PersonalError, Searched};
pub use repertoire::{Known, Repertoire};
pub use statistics::{Results, Statistics, StatisticsError, Tally};
