//! Measures how often the engine finds the best move of test positions, and the errors of its scores.

use std::fmt;
use std::path::PathBuf;

use clap::Args;
use flipside::evaluation::{DISC, Features, Weights};
use flipside::search::{Goal, Limits, Line, Searcher};

use crate::progress;
use crate::setting::{self, Setting};
use crate::test_files::{self, Problem};

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
            tally.add_value(problem, value(&weights, problem));
        }
    } else {
        let bar = progress::bar(wanted as u64, "searching");
        let mut searcher = options.setting.searcher()?;
        for problem in problems {
            tally.add(problem, &mut searcher, options.setting.limits(problem.position));
            bar.inc(1);
        }
        bar.finish();
    }
    println!("{tally}");
    Ok(())
}

fn value(weights: &Weights, problem: &Problem) -> f64 {
    let board = problem.position.board;
    f64::from(weights.evaluate(board, &Features::of(board))) / f64::from(DISC)
}

#[derive(Default)]
struct Tally {
    count: u32,
    moves: u32,
    best: u32,
    loss: i32,
    error: f64,
    squared: f64,
    bias: f64,
    nodes: u64,
    time_ms: f64,
}

impl Tally {
    fn add(&mut self, problem: &Problem, searcher: &mut Searcher, limits: Limits) {
        searcher.new_game();
        let report = searcher.run(&problem.position, Goal::Best, limits);
        let Some(Line { best, score, .. }) = report.lines.first() else { return };
        self.add_value(problem, f64::from(*score));
        self.nodes += report.nodes;
        self.time_ms += report.elapsed_ms;
        if let Some(&(_, found)) = problem.moves.iter().find(|(listed, _)| listed == best) {
            self.moves += 1;
            self.best += u32::from(found == problem.score);
            self.loss += problem.score - found;
        }
    }

    fn add_value(&mut self, problem: &Problem, value: f64) {
        let error = value - f64::from(problem.score);
        self.count += 1;
        self.error += error.abs();
        self.squared += error * error;
        self.bias += error;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (count, moves) = (f64::from(self.count.max(1)), f64::from(self.moves));
        if self.moves > 0 {
            let (best, loss) = (100.0 * f64::from(self.best) / moves, f64::from(self.loss) / moves);
            writeln!(f, "best move {best:.1} % of {moves}, mean loss {loss:.3} discs")?;
        }
        let (error, root) = (self.error / count, (self.squared / count).sqrt());
        write!(f, "score: mean absolute error {error:.3} discs, root mean square {root:.3}, ")?;
        write!(f, "bias {:+.3}, {} positions", self.bias / count, self.count)?;
        if self.nodes > 0 {
            write!(
                f,
                "\n{:.0} nodes and {:.2} ms a position",
                self.nodes as f64 / count,
                self.time_ms / count
            )?;
        }
        Ok(())
    }
}
