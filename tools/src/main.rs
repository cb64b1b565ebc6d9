//! Makes and measures what Flipside knows. CONTRIBUTING.md shows the way from game records to new weights.

mod accuracy;
mod contest;
mod games;
mod gtp;
mod label;
mod positions;
mod probcut;
mod problems;
mod progress;
mod record;
mod selfplay;
mod setting;
mod text;
mod train;
mod visited;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about, version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Lets the engine play against itself, and keeps the games with what its searches found.
    Datagen(selfplay::Options),
    /// Draws training positions from game records, some of them after a few random moves.
    Positions(positions::Options),
    /// Gives positions their scores: exactly when few squares are empty, else by a search.
    Label(label::Options),
    /// Fits weights to labeled positions and writes them.
    Train(train::Options),
    /// Draws positions that searches come to, to measure with `probcut`.
    Visited(visited::Options),
    /// Measures how well shallow searches predict deep ones.
    Probcut(probcut::Options),
    /// Compares what the engine finds with exact scores.
    Accuracy(accuracy::Options),
    /// Lets two settings of the engine play each other, or two builds of it.
    Match(contest::Options),
    /// Plays as others tell it to in the Go Text Protocol, so that another build can be its opponent.
    Gtp(gtp::Options),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Datagen(options) => selfplay::run(&options),
        Task::Positions(options) => positions::run(&options),
        Task::Label(options) => label::run(&options),
        Task::Train(options) => train::run(&options),
        Task::Visited(options) => visited::run(&options),
        Task::Probcut(options) => probcut::run(&options),
        Task::Accuracy(options) => accuracy::run(&options),
        Task::Match(options) => contest::run(&options),
        Task::Gtp(options) => gtp::run(&options),
    }
}
