//! What is known before a search begins: the opening book, and beside it statistics of games and a personal book.

mod base;
pub mod book;
mod edax;
mod personal;
mod repertoire;
mod statistics;

pub use base::Base;
pub use edax::{Edax, EdaxError};
pub use personal::{Personal, PersonalError, Searched};
pub use repertoire::{Known, Repertoire};
pub use statistics::{Results, Statistics, StatisticsError, Tally, Years};
