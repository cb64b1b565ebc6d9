//! The statistics of a match: score, Elo difference and a sequential test.

use std::fmt;

/// The half-width of the 95 % confidence interval of a normal distribution, in standard errors.
const TWO_SIDED_95: f64 = 1.96;

/// The results of pairs of games. Pairs are counted, because the two games of an opening depend on each other.
#[derive(Default)]
pub struct Statistics {
    /// For each pair, the points of the first player from 0 to 1, and its average score in discs.
    pairs: Vec<(f64, f64)>,
    wins: u32,
    draws: u32,
    losses: u32,
}

/// A mean and the variance of its error.
#[derive(Clone, Copy)]
struct Estimate {
    mean: f64,
    variance: f64,
    /// Half the width of the 95 % confidence interval.
    error: f64,
}

impl Estimate {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count().max(1) as f64;
        let mean = values.clone().sum::<f64>() / count;
        let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Self { mean, variance, error: TWO_SIDED_95 * (variance / count).sqrt() }
    }
}

impl Statistics {
    /// Adds the results of the two games of an opening, in discs for the first player.
    pub fn add(&mut self, results: [i32; 2]) {
        let mut points = 0.0;
        for result in results {
            let (count, point) = match result {
                1.. => (&mut self.wins, 1.0),
                0 => (&mut self.draws, 0.5),
                _ => (&mut self.losses, 0.0),
            };
            *count += 1;
            points += point;
        }
        self.pairs.push((points / 2.0, f64::from(results[0] + results[1]) / 2.0));
    }

    /// The score so far in a few words.
    pub fn brief(&self) -> String {
        let discs = Estimate::of(self.pairs.iter().map(|&(_, discs)| discs));
        format!(
            "+{} ={} -{} ({:+.1} ± {:.1} discs)",
            self.wins, self.draws, self.losses, discs.mean, discs.error
        )
    }

    /// A sequential probability ratio test of two Elo differences: decides when the results are twenty times likelier
    /// with one than with the other. The results of pairs are taken as normally distributed.
    pub fn verdict(&self, worse: f64, better: f64) -> Option<String> {
        let points = Estimate::of(self.pairs.iter().map(|&(points, _)| points));
        if points.variance == 0.0 {
            return None;
        }
        let (low, high) = (expected(worse), expected(better));
        let count = self.pairs.len() as f64;
        let ratio = count * (high - low) * (2.0 * points.mean - low - high) / (2.0 * points.variance);
        let likelier = if ratio > 19f64.ln() {
            better
        } else if ratio < -19f64.ln() {
            worse
        } else {
            return None;
        };
        Some(format!("{likelier:+} Elo is the better guess, log likelihood ratio {ratio:+.2}"))
    }
}

/// The expected points of a game at an Elo difference.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference at which these points are expected.
fn elo(points: f64) -> f64 {
    400.0 * (points / (1.0 - points)).log10()
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = Estimate::of(self.pairs.iter().map(|&(points, _)| points));
        let (low, high) = ((points.mean - points.error).max(0.0), (points.mean + points.error).min(1.0));
        writeln!(f, "{} games: {}", 2 * self.pairs.len(), self.brief())?;
        write!(f, "{:.1} % of the points, ", 100.0 * points.mean)?;
        write!(f, "Elo {:+.0} ({:+.0} to {:+.0})", elo(points.mean), elo(low), elo(high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_play_is_no_elo_and_three_points_in_four_are_191() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.8).abs() < 0.1);
        assert!((expected(elo(0.6)) - 0.6).abs() < 1e-12);
    }

    #[test]
    fn a_clear_lead_ends_the_test_and_an_even_score_does_not() {
        let (mut lead, mut even) = (Statistics::default(), Statistics::default());
        for pair in 0..100 {
            lead.add([8, if pair % 3 == 0 { -2 } else { 4 }]);
            even.add([6, if pair % 2 == 0 { -8 } else { -4 }]);
        }
        assert!(lead.verdict(0.0, 30.0).is_some_and(|verdict| verdict.starts_with("+30 Elo")));
        assert_eq!(even.verdict(-5.0, 5.0), None);
        assert_eq!((lead.wins, lead.losses), (166, 34));
    }
}
