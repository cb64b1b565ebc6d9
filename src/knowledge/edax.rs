//! Books of Edax: its file `book.dat`, read, looked up and written.
//!
//! Each position stands for its eight symmetric images, and has the moves that lead to other positions of the book, its
//! links, each with the score of that position; beside them the best other move, its leaf, as a search found it. Where
//! a side must pass, both positions may be there, linked by the pass. `docs/notes/layouts.md` describes the format.

mod book;
mod read;
mod record;
mod write;

pub use book::Edax;
pub use read::EdaxError;
pub use record::last_first;
pub use write::{Draft, level_of};

#[cfg(test)]
mod tests;
