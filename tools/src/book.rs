//! Grows the opening book: positions with the scores of searches, from real games and by deviating from the best moves.
//!
//! A growing book is a file of its own, which every command resumes. `docs/book.md` tells how it grows,
//! `docs/notes/layouts.md` how it is packed.

mod check;
mod choice;
mod deepen;
mod deviation;
mod grow;
mod judge;
mod learn;
mod pack;
#[cfg(test)]
mod shipped;
mod statistics;
mod tree;
mod verified;
mod verify;

use clap::{Args, Subcommand};

#[derive(Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Adds the positions of game records, and the searches that they need.
    Learn(learn::Options),
    /// Searches what was not searched so deep yet, then adds positions by deviating from the best moves.
    Grow(grow::Options),
    /// Searches again, deeper, what matters most.
    Deepen(deepen::Options),
    /// Looks for own best moves of a grown book that lose, and searches deeper what made it choose them.
    Verify(verify::Options),
    /// Compares a grown book with deeper searches, and with a proven line.
    Check(check::Options),
    /// Packs a grown book for the package.
    Pack(pack::Options),
    /// Counts the games that came to the positions of a packed book, and packs their results.
    Statistics(statistics::Options),
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    match &options.task {
        Task::Learn(options) => learn::run(options),
        Task::Grow(options) => grow::run(options),
        Task::Deepen(options) => deepen::run(options),
        Task::Verify(options) => verify::run(options),
        Task::Check(options) => check::run(options),
        Task::Pack(options) => pack::run(options),
        Task::Statistics(options) => statistics::run(options),
    }
}
