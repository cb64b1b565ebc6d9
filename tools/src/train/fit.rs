use flipside::evaluation::patterns::{ENTRIES, FEATURES, Folding};
use flipside::evaluation::{DISC, Features, Mix, Model, Training};
use flipside::rules::Board;
use flipside::words::Color;

use super::rows::{Row, Rows};

/// Least squares by conjugate gradients on the normal equations, with the diagonal as preconditioner.
///
/// See <https://en.wikipedia.org/wiki/Conjugate_gradient_method>. The unknowns are, for each knot, one weight a class,
/// then one bias for each number of empty squares, all in discs.
pub struct Fit<'a> {
    rows: &'a Rows,
    knots: &'a [u8],
    penalty: f32,
    folding: Folding,
    unknowns: Vec<f32>,
    /// What is left of the right-hand side: the gradient, but for its sign.
    residual: Vec<f32>,
    direction: Vec<f32>,
    diagonal: Vec<f32>,
    /// Residual times preconditioned residual.
    progress: f64,
    /// The weighted sum of squared errors, and the sum of the weights of the rows.
    loss: f64,
    weight: f64,
}

/// What one pass over the rows gives.
struct Pass {
    /// The rows' values, weighted and added up for each unknown.
    sums: Vec<f32>,
    /// The weighted sum of the squares of the values.
    squares: f64,
}

impl<'a> Fit<'a> {
    /// Prepares a fit that starts from weights or from nothing.
    pub fn new(rows: &'a Rows, knots: &'a [u8], penalty: f32, start: Option<&Model>) -> Self {
        let folding = Folding::new();
        let count = folding.len() * knots.len() + 61;
        let unknowns = start.map_or_else(|| vec![0.0; count], unknowns_of);
        assert_eq!(unknowns.len(), count, "the weights to begin with have as many knots");
        let mut fit = Self {
            rows,
            knots,
            penalty,
            folding,
            residual: Vec::new(),
            direction: Vec::new(),
            diagonal: Vec::new(),
            unknowns,
            progress: 0.0,
            loss: 0.0,
            weight: 0.0,
        };
        fit.diagonal = fit.squared_sums();
        let start = fit.pass(&fit.unknowns, |row, value| row.score - value);
        (fit.residual, fit.loss) = (start.sums, start.squares);
        for (left, unknown) in fit.residual.iter_mut().zip(&fit.unknowns) {
            *left -= penalty * unknown;
        }
        fit.direction = fit.preconditioned();
        fit.progress = dot(&fit.residual, &fit.direction);
        fit.weight = rows.by_empties().flat_map(|(_, rows)| rows).map(|row| f64::from(row.weight)).sum();
        fit
    }

    /// Goes one step further; the root mean square error after it, in discs.
    pub fn step(&mut self) -> f64 {
        let mut image = self.pass(&self.direction, |_, value| value);
        for (sum, along) in image.sums.iter_mut().zip(&self.direction) {
            *sum += self.penalty * along;
        }
        let length = self.progress / dot(&image.sums, &self.direction);
        // The error falls by twice what the step gains along the gradient less what it overshoots.
        let penalised: f64 = f64::from(self.penalty) * dot(&self.unknowns, &self.direction);
        self.loss -= length * (2.0 * (self.progress + penalised) - length * image.squares);
        for (unknown, along) in self.unknowns.iter_mut().zip(&self.direction) {
            *unknown += length as f32 * along;
        }
        for (left, sum) in self.residual.iter_mut().zip(&image.sums) {
            *left -= length as f32 * sum;
        }
        let next = self.preconditioned();
        let progress = dot(&self.residual, &next);
        let keep = (progress / self.progress) as f32;
        for (along, next) in self.direction.iter_mut().zip(&next) {
            *along = next + keep * *along;
        }
        self.progress = progress;
        (self.loss / self.weight).max(0.0).sqrt()
    }

    /// The weights so far, rounded to steps of so many 1/128 of a disc; zero where this alone adds less than `least` to
    /// the sum of the squared errors and the penalty.
    pub fn model(&self, training: Training, step: u32, least: f32) -> Model {
        let (weights, biases) = self.unknowns.split_at(self.unknowns.len() - 61);
        let scale = DISC as f32 / step as f32;
        let rounded = |(weight, sum): (&f32, &f32)| {
            // At the minimum the error grows by the square of the change, times the diagonal of the system.
            if (sum + self.penalty) * weight * weight < least { 0 } else { (weight * scale).round() as i8 }
        };
        Model {
            training,
            knots: self.knots.to_vec(),
            step,
            biases: biases.iter().map(|bias| (bias * DISC as f32).round() as i16).collect(),
            weights: weights.iter().zip(&self.diagonal).map(rounded).collect(),
        }
    }

    fn preconditioned(&self) -> Vec<f32> {
        self.residual.iter().zip(&self.diagonal).map(|(left, sum)| left / (sum + self.penalty)).collect()
    }

    /// Values every row with `unknowns`, and adds up for each unknown what `error` makes of the values.
    fn pass(&self, unknowns: &[f32], error: impl Fn(&Row, f32) -> f32) -> Pass {
        let classes = self.folding.len();
        let mut pass = Pass { sums: vec![0.0; unknowns.len()], squares: 0.0 };
        let (weight_sums, bias_sums) = pass.sums.split_at_mut(self.knots.len() * classes);
        for (empties, rows) in self.rows.by_empties() {
            let mix = Mix::at(self.knots, empties);
            let tables = self.unfold(unknowns, mix);
            let bias = unknowns[self.knots.len() * classes + empties];
            let (mut table_sums, mut bias_sum) = (vec![0.0; ENTRIES], 0.0);
            for row in rows {
                let entries = entries(row.board);
                let value = bias + entries.iter().map(|&entry| tables[entry]).sum::<f32>();
                let error = error(row, value);
                let weighted = error * row.weight;
                pass.squares += f64::from(error * weighted);
                bias_sum += f64::from(weighted);
                for entry in entries {
                    table_sums[entry] += weighted;
                }
            }
            bias_sums[empties] += bias_sum as f32;
            self.fold(&table_sums, mix, weight_sums, |part| part);
        }
        pass
    }

    /// For each unknown the sum of the squares with which it counts in the rows.
    fn squared_sums(&self) -> Vec<f32> {
        let classes = self.folding.len();
        let mut sums = vec![0.0; self.knots.len() * classes + 61];
        let (weight_sums, bias_sums) = sums.split_at_mut(self.knots.len() * classes);
        for (empties, rows) in self.rows.by_empties() {
            let mut table_sums = vec![0.0; ENTRIES];
            for row in rows {
                bias_sums[empties] += row.weight;
                for entry in entries(row.board) {
                    table_sums[entry] += row.weight;
                }
            }
            self.fold(&table_sums, Mix::at(self.knots, empties), weight_sums, |part| part * part);
        }
        sums
    }

    /// The tables between two knots, one entry for every content.
    fn unfold(&self, unknowns: &[f32], mix: Mix) -> Vec<f32> {
        let classes = self.folding.len();
        let parts = shares(mix);
        let mixed: Vec<f32> = (0..classes)
            .map(|class| parts.iter().map(|&(knot, part)| part * unknowns[knot * classes + class]).sum())
            .collect();
        self.folding.classes().iter().map(|&class| mixed[class as usize]).collect()
    }

    /// Shares out sums over the entries of the tables among the classes of the knots on both sides.
    fn fold(&self, table_sums: &[f32], mix: Mix, sums: &mut [f32], share: impl Fn(f32) -> f32) {
        let classes = self.folding.len();
        for (knot, part) in shares(mix) {
            if part == 0.0 {
                continue;
            }
            let sums = &mut sums[knot * classes..][..classes];
            for (&class, sum) in self.folding.classes().iter().zip(table_sums) {
                sums[class as usize] += share(part) * sum;
            }
        }
    }
}

/// The two knots beside a place, and the part that each has in it.
fn shares(mix: Mix) -> [(usize, f32); 2] {
    let far = mix.parts as f32 / Mix::WHOLE as f32;
    // Without a part the second knot may not exist.
    [(mix.knot, 1.0 - far), (mix.knot + usize::from(mix.parts != 0), far)]
}

/// The entries of the tables that value a board.
fn entries(board: Board) -> [usize; FEATURES.len()] {
    let indices = Features::of(board, Color::Black).seen_by(Color::Black);
    std::array::from_fn(|feature| FEATURES[feature].offset + usize::from(indices[feature]))
}

fn unknowns_of(model: &Model) -> Vec<f32> {
    let units = DISC as f32;
    let weights = model.weights.iter().map(|&weight| f32::from(weight) * model.step as f32 / units);
    weights.chain(model.biases.iter().map(|&bias| f32::from(bias) / units)).collect()
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(a * b)).sum()
}

#[cfg(test)]
mod tests {
    use flipside::evaluation::Weights;
    use flipside::rules::Position;

    use super::*;
    use crate::record::Record;

    /// Boards along games that a rule of thumb plays, with a score that the discs on the corners give.
    fn rows() -> Rows {
        let mut rows = Rows::default();
        for game in 0..40u32 {
            let mut board = Position::START.board;
            for ply in 0..60u32 {
                if board.moves() == 0 {
                    board = board.pass();
                }
                let moves: Vec<_> = flipside::words::Square::all(board.moves()).collect();
                let Some(&next) = moves.get((game * 31 + ply * ply * 7) as usize % moves.len().max(1)) else {
                    break;
                };
                board = board.play(next);
                let corners = |discs: u64| (discs & 0x8100_0000_0000_0081).count_ones() as i16;
                let score = Some(512 * (corners(board.player) - corners(board.opponent)));
                rows.add(Record { board, score }, 1.0, 1.0);
            }
        }
        rows.split().0
    }

    fn training(rows: &Rows) -> Training {
        Training { generation: 0, positions: rows.len() as u64 }
    }

    /// The sum of the squared errors.
    fn squared_error(model: &Model, rows: &Rows) -> f32 {
        let weights = Weights::new(model);
        let squares = rows.by_empties().flat_map(|(_, rows)| rows).map(|row| {
            let features = Features::of(row.board, Color::Black);
            let value = weights.evaluate(row.board, Color::Black, &features) as f32 / DISC as f32;
            (value - row.score).powi(2)
        });
        squares.sum()
    }

    #[test]
    fn weights_that_hardly_lower_the_error_are_left_out() {
        let rows = rows();
        let mut fit = Fit::new(&rows, &[10, 40], 0.01, None);
        (0..15).for_each(|_| {
            fit.step();
        });
        let [all, most] = [0.0, 0.01].map(|least| fit.model(training(&rows), 4, least));
        let [count, fewer] =
            [&all, &most].map(|model| model.weights.iter().filter(|weight| **weight != 0).count());
        assert!(fewer < count * 2 / 3, "{fewer} of {count} weights are left");
        let [error, larger] = [&all, &most].map(|model| squared_error(model, &rows));
        let nothing: f32 = rows.by_empties().flat_map(|(_, rows)| rows).map(|row| row.score.powi(2)).sum();
        assert!(larger - error < nothing / 100.0, "{error} has become {larger}, without weights {nothing}");
    }

    #[test]
    fn the_error_falls_with_every_step_and_the_weights_value_as_the_scores_do() {
        let rows = rows();
        let mut fit = Fit::new(&rows, &[10, 40], 0.01, None);
        let losses: Vec<_> = (0..25).map(|_| fit.step()).collect();
        assert!(losses.is_sorted_by(|before, after| after <= before), "{losses:?}");
        let weights = Weights::new(&fit.model(training(&rows), 4, 0.0));
        for row in rows.by_empties().flat_map(|(_, rows)| rows) {
            let features = Features::of(row.board, Color::Black);
            let value = weights.evaluate(row.board, Color::Black, &features) as f32 / DISC as f32;
            assert!((value - row.score).abs() < 1.5, "{value} is not {}", row.score);
        }
    }
}
