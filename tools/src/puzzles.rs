//! Puzzles: solved positions in which one move is much better than every other, and a shallow search does not see it.
//!
//! A file of puzzles is an OBF file: a position, its best two moves with their exact scores, and the grade in the comment.

mod check;
mod make;
mod puzzle;

use clap::{Args, Subcommand};

#[derive(Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Draws positions from game records and keeps those that are puzzles.
    Make(make::Options),
    /// Solves the puzzles of a file again, all or some, and fails where one is not as the file says.
    Check(check::Options),
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    match &options.task {
        Task::Make(options) => make::run(options),
        Task::Check(options) => check::run(options),
    }
}
