//! Command-line programs that train the evaluation and measure the engine. `docs/notes/training.md` shows the way from
//! game records to new weights.

mod book;
mod coach;
mod files;
mod progress;
mod setting;
mod strength;
mod training;

use clap::{Parser, Subcommand};
use strength::{accuracy, contest, ladder, problems};
use training::{corpus, label, positions, probcut, selfplay, shrink, train, visited};

#[derive(Parser)]
#[command(about, version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Plays games of the engine against itself, and records the scores of its searches.
    Datagen(selfplay::Options),
    /// Draws training positions from game records, optionally a few random plies off a game.
    Positions(positions::Options),
    /// Labels positions with scores: exact when few squares are empty, else from a search.
    Label(label::Options),
    /// Draws and labels positions block by block, and keeps the labels in little room.
    Corpus(corpus::Options),
    /// Fits weights to labeled positions and writes them.
    Train(train::Options),
    /// Makes a file of weights smaller, with values that change as little as can be.
    Shrink(shrink::Options),
    /// Draws positions that searches visit, to label, or to measure with `probcut`.
    Visited(visited::Options),
    /// Measures how well shallow searches predict deep ones.
    Probcut(probcut::Options),
    /// Compares the engine's moves and scores with exact ones.
    Accuracy(accuracy::Options),
    /// Makes unquiet positions in which every move is scored, to measure the engine on.
    Problems(problems::Options),
    /// Grows the opening book, checks it and packs it.
    Book(book::Options),
    /// Finds mistakes of people, and measures what explains them.
    #[command(subcommand)]
    Coach(coach::Task),
    /// Plays a match between two settings of the engine, or against another engine over GTP.
    Match(contest::Options),
    /// Plays the ladder of the skills, and prints its table.
    Ladder(ladder::Options),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Datagen(options) => selfplay::run(&options),
        Task::Positions(options) => positions::run(&options),
        Task::Label(options) => label::run(&options),
        Task::Corpus(options) => corpus::run(&options),
        Task::Train(options) => train::run(&options),
        Task::Shrink(options) => shrink::run(&options),
        Task::Visited(options) => visited::run(&options),
        Task::Probcut(options) => probcut::run(&options),
        Task::Accuracy(options) => accuracy::run(&options),
        Task::Problems(options) => problems::run(&options),
        Task::Book(options) => book::run(&options),
        Task::Coach(task) => coach::run(&task),
        Task::Match(options) => contest::run(&options),
        Task::Ladder(options) => ladder::run(&options),
    }
}
