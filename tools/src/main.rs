//! Makes and measures what Flipside knows. CONTRIBUTING.md shows the way from game records to new weights.

mod accuracy;
mod contest;
mod games;
mod label;
mod positions;
mod probcut;
mod problems;
mod progress;
mod record;
mod setting;
mod text;
mod train;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about, version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Draws training positions from game records, some of them after a few random moves.
    Positions(positions::Options),
    /// Gives positions their scores: exactly when few squares are empty, else by a search.
    Label(label::Options),
    /// Fits weights to labelled positions and writes them.
    Train(train::Options),
    /// Measures how well shallow searches predict deep ones.
    Probcut(probcut::Options),
    /// Compares what the engine finds with exact scores.
    Accuracy(accuracy::Options),
    /// Lets two settings of the engine play each other.
    Match(contest::Options),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Positions(options) => positions::run(&options),
        Task::Label(options) => label::run(&options),
        Task::Train(options) => train::run(&options),
        Task::Probcut(options) => probcut::run(&options),
        Task::Accuracy(options) => accuracy::run(&options),
        Task::Match(options) => contest::run(&options),
    }
}
