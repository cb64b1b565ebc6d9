//! What a coach may say of a mistake: finds mistakes of people, measures which facts tell them from better moves, and
//! fits the evidence that `js/coach/` speaks by. `docs/notes/coach.md` has what came of it.

mod evidence;
mod facts;
mod fit;
mod mistakes;
mod pairs;

use clap::Subcommand;

#[derive(Subcommand)]
pub enum Task {
    /// Finds the mistakes in games, each with the line that was played and the best one.
    Mistakes(mistakes::Options),
    /// Measures facts of mistakes, fits their evidence, and writes it for the package.
    Evidence(evidence::Options),
}

pub fn run(task: &Task) -> anyhow::Result<()> {
    match task {
        Task::Mistakes(options) => mistakes::run(options),
        Task::Evidence(options) => evidence::run(options),
    }
}
