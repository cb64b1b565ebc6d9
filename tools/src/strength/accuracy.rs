//! Measures how often the engine finds the best move of test positions, and the errors of its scores; and compares two
//! settings or builds position by position.

mod outcome;

use std::path::PathBuf;

use clap::Args;
use flipside::evaluation::{DISC, Features, Weights};
use flipside::search::{Goal, Limits, Line, Searcher};

use crate::files::test_files::{self, Problem};
use crate::progress;
use crate::setting::{self, Setting};
use outcome::{Comparison, Outcome, Tally};

#[derive(Args)]
pub struct Options {
    /// A test file, .xz or plain.
    problems: PathBuf,
    /// Take this many problems, spread evenly over the file.
    #[arg(long)]
    spread: Option<usize>,
    /// Take only this many problems, the first.
    #[arg(long)]
    first: Option<usize>,
    /// Compare the static evaluation, without a search.
    #[arg(long)]
    bare: bool,
    /// Keep what came of each problem in this file, for `--against`.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Compare with what another setting or build kept of the same problems: mean differences, with standard errors.
    #[arg(long)]
    against: Option<PathBuf>,
    #[command(flatten)]
    setting: Setting,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut problems = test_files::problems(&options.problems)?;
    problems.truncate(options.first.unwrap_or(usize::MAX));
    let wanted = options.spread.unwrap_or(problems.len()).min(problems.len());
    let problems: Vec<_> = (0..wanted).map(|index| &problems[index * problems.len() / wanted]).collect();
    let mut tally = Tally::default();
    if options.bare {
        let weights = setting::weights(options.setting.weights.as_deref())?;
        for problem in problems {
            tally.add(Some(Outcome::of_value(problem, value(&weights, problem))));
        }
    } else {
        let bar = progress::bar(wanted as u64, "searching");
        let mut searcher = options.setting.searcher()?;
        for problem in problems {
            let limits = options.setting.limits(problem.position);
            let outcome = outcome(&mut tally, problem, &mut searcher, limits);
            tally.add(outcome);
            bar.inc(1);
        }
        bar.finish();
    }
    println!("{tally}");
    if let Some(path) = &options.keep {
        outcome::keep(path, &tally.outcomes)?;
    }
    if let Some(path) = &options.against {
        println!("{}", Comparison::of(&tally.outcomes, &outcome::kept(path)?)?);
    }
    Ok(())
}

fn value(weights: &Weights, problem: &Problem) -> f64 {
    let board = problem.position.board;
    f64::from(weights.evaluate(board, &Features::of(board))) / f64::from(DISC)
}

/// What a search makes of a problem, unless the game is over.
fn outcome(tally: &mut Tally, problem: &Problem, searcher: &mut Searcher, limits: Limits) -> Option<Outcome> {
    searcher.new_game();
    let report = searcher.run(&problem.position, Goal::Best, limits);
    let Line { best, score, .. } = report.lines.first()?;
    tally.nodes += report.nodes;
    tally.time_ms += report.elapsed_ms;
    let found = problem.moves.iter().find(|(listed, _)| listed == best);
    let loss = found.map(|(_, found)| problem.score - found);
    Some(Outcome { loss, ..Outcome::of_value(problem, f64::from(*score)) })
}
