//! Logistic regression on differences of facts, fitted by Newton's method.
//!
//! The probability that of two lines the first is the mistake is 1 / (1 + e^−s), where s is the sum of weights times
//! differences. Exchanging the lines turns the sign of s, so there is no constant term, and pairs in one order suffice.

use nalgebra::{DMatrix, DVector};

/// How many steps are taken: Newton's method converges in fewer.
const STEPS: usize = 25;

/// The weights under which the differences are most likely; `ridge` keeps weights of facts that come together small, in
/// units of the spread of each fact.
pub fn weights(differences: &[&[f64]], ridge: f64) -> Vec<f64> {
    let count = differences.first().map_or(0, |pair| pair.len());
    let spread: Vec<f64> = (0..count)
        .map(|fact| {
            let squares: f64 = differences.iter().map(|pair| pair[fact] * pair[fact]).sum();
            (squares / differences.len() as f64).sqrt().max(1e-6)
        })
        .collect();
    let mut fitted = DVector::<f64>::zeros(count);
    for _ in 0..STEPS {
        let mut gradient = -ridge * &fitted;
        let mut curvature = DMatrix::<f64>::identity(count, count) * ridge;
        for pair in differences {
            let scaled =
                DVector::from_iterator(count, pair.iter().zip(&spread).map(|(value, unit)| value / unit));
            let wrong = 1.0 / (1.0 + fitted.dot(&scaled).exp());
            gradient.axpy(wrong, &scaled, 1.0);
            curvature.ger(wrong * (1.0 - wrong), &scaled, &scaled, 1.0);
        }
        let Some(step) = curvature.cholesky().map(|root| root.solve(&gradient)) else { break };
        fitted += &step;
        if step.amax() < 1e-7 {
            break;
        }
    }
    fitted.iter().zip(&spread).map(|(weight, unit)| weight / unit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_those_that_made_the_pairs() {
        // Of 1,000 pairs that differ by one in the first fact, 731 have it with the mistake: the weight is one.
        let pair = |sign: f64| vec![sign, 0.0];
        let pairs: Vec<_> = (0..1000).map(|index| pair(if index < 731 { 1.0 } else { -1.0 })).collect();
        let pairs: Vec<_> = pairs.iter().map(Vec::as_slice).collect();
        let [first, second] = weights(&pairs, 1e-9)[..] else { panic!("two weights") };
        assert!((first - 1.0).abs() < 0.01, "{first}");
        assert!(second.abs() < 1e-9, "{second}");
    }
}
