//! What came of test positions, with standard errors, and how it differs from what another setting or build made of
//! them.

use std::fmt;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, ensure};
use flipside::types::Score;

use crate::files::test_files::Problem;
use crate::files::text;

/// What came of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// What the chosen move loses, in discs; `None` without a search, or where the moves have no scores.
    pub loss: Option<Score>,
    /// The error of the score in discs.
    pub error: f64,
}

impl Outcome {
    /// That of a value without a move.
    pub fn of_value(problem: &Problem, value: f64) -> Self {
        Self { loss: None, error: value - f64::from(problem.score) }
    }
}

/// The outcomes of all positions, and what they took.
#[derive(Default)]
pub struct Tally {
    /// For each position what came of it, unless its game is over.
    pub outcomes: Vec<Option<Outcome>>,
    /// The nodes of all searches.
    pub nodes: u64,
    /// Their time in milliseconds.
    pub time_ms: f64,
}

impl Tally {
    pub fn add(&mut self, outcome: Option<Outcome>) {
        self.outcomes.push(outcome);
    }
}

/// A mean and its standard error.
struct Mean {
    count: usize,
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let numbers: Vec<_> = numbers.collect();
        let count = numbers.len();
        let mean = numbers.iter().sum::<f64>() / count.max(1) as f64;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        // The variance of a mean, from the unbiased variance of the sample.
        let error = (squares / (count.saturating_sub(1).max(1) * count.max(1)) as f64).sqrt();
        Self { count, mean, error }
    }
}

/// Whether a move that loses so much is the best, in percent.
fn is_best(loss: Score) -> f64 {
    if loss == 0 { 100.0 } else { 0.0 }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = || self.outcomes.iter().flatten();
        let losses = || all().filter_map(|outcome| outcome.loss);
        let (best, loss) = (Mean::of(losses().map(is_best)), Mean::of(losses().map(f64::from)));
        if best.count > 0 {
            write!(f, "best move {:.1} ± {:.1} % of {}, ", best.mean, best.error, best.count)?;
            writeln!(f, "mean loss {:.3} ± {:.3} discs", loss.mean, loss.error)?;
        }
        let absolute = Mean::of(all().map(|outcome| outcome.error.abs()));
        let squared = Mean::of(all().map(|outcome| outcome.error.powi(2)));
        let bias = Mean::of(all().map(|outcome| outcome.error));
        write!(f, "score: mean absolute error {:.3} ± {:.3} discs, ", absolute.mean, absolute.error)?;
        write!(f, "root mean square {:.3}, ", squared.mean.sqrt())?;
        write!(f, "bias {:+.3} ± {:.3}, {} positions", bias.mean, bias.error, bias.count)?;
        if self.nodes > 0 {
            let count = bias.count.max(1) as f64;
            let (nodes, time_ms) = (self.nodes as f64 / count, self.time_ms / count);
            write!(f, "\n{nodes:.0} nodes and {time_ms:.2} ms a position")?;
        }
        Ok(())
    }
}

/// Differences from what another setting or build made of the same positions, position by position.
pub struct Comparison {
    best: Mean,
    loss: Mean,
    error: Mean,
}

impl Comparison {
    /// # Errors
    /// When the numbers of positions differ.
    pub fn of(ours: &[Option<Outcome>], theirs: &[Option<Outcome>]) -> anyhow::Result<Self> {
        ensure!(
            ours.len() == theirs.len(),
            "--against: expected {} positions, found {}",
            ours.len(),
            theirs.len()
        );
        let both = || ours.iter().zip(theirs).filter_map(|(our, their)| Some(((*our)?, (*their)?)));
        let losses = || both().filter_map(|(our, their)| Some((our.loss?, their.loss?)));
        Ok(Self {
            best: Mean::of(losses().map(|(our, their)| is_best(our) - is_best(their))),
            loss: Mean::of(losses().map(|(our, their)| f64::from(our - their))),
            error: Mean::of(both().map(|(our, their)| our.error.abs() - their.error.abs())),
        })
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { best, loss, error } = self;
        write!(f, "against the other, position by position: ")?;
        if best.count > 0 {
            write!(f, "best move {:+.2} ± {:.2} points, ", best.mean, best.error)?;
            write!(f, "loss {:+.4} ± {:.4} discs, ", loss.mean, loss.error)?;
        }
        write!(f, "absolute error {:+.4} ± {:.4} discs", error.mean, error.error)
    }
}

/// Writes outcomes: a line for each position, `loss error`, with `-` for what there is none of.
///
/// # Errors
/// Names the file that cannot be written.
pub fn keep(path: &Path, outcomes: &[Option<Outcome>]) -> anyhow::Result<()> {
    let mut text = String::new();
    for outcome in outcomes {
        let loss = outcome.and_then(|outcome| outcome.loss).map(|loss| loss.to_string());
        let error = outcome.map(|outcome| outcome.error.to_string());
        let [loss, error] = [loss, error].map(|word| word.unwrap_or_else(|| "-".to_owned()));
        writeln!(text, "{loss} {error}")?;
    }
    std::fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

/// Reads what [`keep`] wrote.
///
/// # Errors
/// Names the file or the line that cannot be read.
pub fn kept(path: &Path) -> anyhow::Result<Vec<Option<Outcome>>> {
    text::lines(path)?.map(|line| outcome(&line?)).collect()
}

fn outcome(line: &str) -> anyhow::Result<Option<Outcome>> {
    let wrong = || format!("{line:?}: expected a loss and an error");
    let (loss, error) = line.split_once(' ').with_context(wrong)?;
    let number = |word: &str| -> anyhow::Result<Option<f64>> {
        Ok(if word == "-" { None } else { Some(word.parse().with_context(wrong)?) })
    };
    let loss = number(loss)?.map(|loss| loss as Score);
    Ok(number(error)?.map(|error| Outcome { loss, error }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(numbers: &[(Score, f64)]) -> Vec<Option<Outcome>> {
        numbers.iter().map(|&(loss, error)| Some(Outcome { loss: Some(loss), error })).collect()
    }

    #[test]
    fn means_have_the_standard_errors_of_samples() {
        let mean = Mean::of([1.0, 3.0, 5.0, 7.0].into_iter());
        // The sample variance is 20 / 3, that of the mean a quarter of it.
        assert_eq!((mean.count, mean.mean), (4, 4.0));
        assert!((mean.error - (5.0f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!(Mean::of([2.0].into_iter()).error, 0.0);
        assert_eq!(Mean::of(std::iter::empty()).mean, 0.0);
    }

    #[test]
    fn outcomes_are_compared_position_by_position() {
        let (ours, theirs) =
            (outcomes(&[(0, 1.0), (2, -4.0), (0, 0.0)]), outcomes(&[(2, 2.0), (2, 1.0), (0, -1.0)]));
        let text = Comparison::of(&ours, &theirs).unwrap().to_string();
        assert!(text.contains("best move +33.33 ± 33.33 points, loss -0.6667 ± 0.6667 discs"), "{text}");
        assert!(text.contains("absolute error +0.3333"), "{text}");
        assert!(Comparison::of(&ours[1..], &theirs).is_err());
    }

    #[test]
    fn what_was_kept_reads_back() {
        let path = std::env::temp_dir().join(format!("flipside-outcomes-{}", std::process::id()));
        let mut all = outcomes(&[(0, 1.25), (14, -0.1)]);
        all.extend([None, Some(Outcome { loss: None, error: 3.0 })]);
        keep(&path, &all).unwrap();
        assert_eq!(kept(&path).unwrap(), all);
        std::fs::remove_file(path).unwrap();
        for wrong in ["3", "x 2", "2 y"] {
            assert!(outcome(wrong).is_err(), "{wrong}");
        }
    }
}
