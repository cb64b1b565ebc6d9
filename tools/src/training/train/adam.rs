//! The optimizer: Adam (D. P. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015) with decoupled
//! decay (I. Loshchilov and F. Hutter, "Decoupled Weight Decay Regularization", 2019).
//!
//! A parameter moves against the running mean of its gradients, divided by the root of the running mean of their
//! squares. This way the parameters of rare configurations learn as fast as those of common ones.

use super::network::Network;

/// The decay rate of the first moment (β₁).
const KEEP_MEAN: f32 = 0.9;
/// The decay rate of the second moment (β₂).
const KEEP_SQUARE: f32 = 0.999;
/// Keeps the quotient finite when gradients are close to zero (ε).
const EPSILON: f32 = 1e-5;

/// Lets averages follow parameters, keeping this share of themselves.
pub fn follow(averages: &mut [f32], parameters: &[f32], keep: f32) {
    for (average, parameter) in averages.iter_mut().zip(parameters) {
        *average = keep * *average + (1.0 - keep) * parameter;
    }
}

/// The moments of the gradients, for each parameter of a network.
pub struct Moments {
    /// The running means of the gradients, which begin with zero.
    pub means: Network,
    /// The running means of their squares.
    pub squares: Network,
}

impl Moments {
    /// The moments before the first step, for a network of `rows` rows.
    pub fn zero(rows: usize) -> Self {
        Self { means: Network::zero(rows), squares: Network::zero(rows) }
    }
}

/// One step, the same for a number of parameters.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// About how far a parameter moves.
    rate: f32,
    /// The weight decay: the share of its distance from where it is drawn to that a parameter loses.
    decay: f32,
    /// What the sums of the gradients are multiplied by.
    scale: f32,
    /// The largest absolute value of a parameter.
    limit: f32,
    /// The bias correction, because the moments begin with zero.
    mean_correction: f32,
    square_correction: f32,
}

impl Step {
    /// The step of a number, 1 for the first, from gradients that are multiplied by `scale`. Parameters move by about
    /// `rate`, come closer to their anchors by `decay` times as much of the distance, and stay within ±`limit`.
    pub fn new(number: u32, rate: f32, decay: f32, limit: f32, scale: f32) -> Self {
        let correction = |keep: f32| 1.0 / (1.0 - keep.powi(number as i32));
        Self {
            rate,
            decay: decay * rate,
            scale,
            limit,
            mean_correction: correction(KEEP_MEAN),
            square_correction: correction(KEEP_SQUARE),
        }
    }

    /// Moves parameters along the sum of some gradients, and by the decay towards their anchors. All slices have the
    /// same length.
    pub fn apply<const N: usize>(
        &self,
        parameters: &mut [f32],
        anchors: &[f32],
        gradients: [&[f32]; N],
        means: &mut [f32],
        squares: &mut [f32],
    ) {
        let count = parameters.len();
        // With slices of known equal length the compiler vectorizes the loop.
        let gradients = gradients.map(|gradient| &gradient[..count]);
        let (means, squares, anchors) = (&mut means[..count], &mut squares[..count], &anchors[..count]);
        for index in 0..count {
            let mut gradient = 0.0;
            for part in gradients {
                gradient += part[index];
            }
            gradient *= self.scale;
            let mean = KEEP_MEAN * means[index] + (1.0 - KEEP_MEAN) * gradient;
            let square = KEEP_SQUARE * squares[index] + (1.0 - KEEP_SQUARE) * gradient * gradient;
            let step = mean * self.mean_correction / ((square * self.square_correction).sqrt() + EPSILON);
            let parameter = parameters[index];
            let moved = parameter - (self.rate * step + self.decay * (parameter - anchors[index]));
            parameters[index] = moved.clamp(-self.limit, self.limit);
            (means[index], squares[index]) = (mean, square);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_step_moves_by_the_rate_against_the_gradient_and_decay_shrinks_within_the_limit() {
        let (mut parameters, mut means, mut squares) = ([1.0, 1.0, 0.0, 1.09], [0.0; 4], [0.0; 4]);
        let gradients: [&[f32]; 2] = [&[3.0, -1.0, 0.0, -1.0], &[1.0, -1.0, 0.0, -1.0]];
        let step = Step::new(1, 0.1, 0.5, 1.1, 1.0);
        step.apply(&mut parameters, &[0.0; 4], gradients, &mut means, &mut squares);
        for (parameter, expected) in
            parameters.into_iter().zip([1.0 - 0.1 - 0.05, 1.0 + 0.1 - 0.05, 0.0, 1.1])
        {
            assert!((parameter - expected).abs() < 1e-5, "{parameter} is not {expected}");
        }
    }

    #[test]
    fn decay_draws_a_parameter_to_its_anchor() {
        let (mut parameters, mut means, mut squares) = ([1.0, 1.0], [0.0; 2], [0.0; 2]);
        let step = Step::new(1, 0.1, 0.5, 2.0, 1.0);
        step.apply(&mut parameters, &[1.0, 2.0], [&[0.0; 2]], &mut means, &mut squares);
        assert_eq!(parameters, [1.0, 1.05]);
        let mut averages = [0.0, 2.0];
        follow(&mut averages, &parameters, 0.75);
        assert_eq!(averages, [0.25, 1.5 + 1.05 / 4.0]);
    }

    #[test]
    fn steps_find_the_lowest_point_of_a_parabola() {
        let (mut parameters, mut means, mut squares) = ([4.0, -7.0], [0.0; 2], [0.0; 2]);
        for number in 1..=2000 {
            let gradient = [parameters[0] - 1.0, 100.0 * (parameters[1] - 2.0)];
            Step::new(number, 0.02, 0.0, f32::INFINITY, 1.0).apply(
                &mut parameters,
                &[0.0; 2],
                [&gradient],
                &mut means,
                &mut squares,
            );
        }
        assert!((parameters[0] - 1.0).abs() < 0.05 && (parameters[1] - 2.0).abs() < 0.05, "{parameters:?}");
    }
}
