/// What is known about one value: the terms that it is made of, the value, and how much its error counts.
pub struct Sample<const TERMS: usize> {
    pub terms: [f64; TERMS],
    pub value: f64,
    pub weight: f64,
}

/// The factor of each term with which the sums come closest to the values of the samples.
///
/// The terms must not depend on each other, or no factors are better than all others.
pub fn least_squares<const TERMS: usize>(samples: &[Sample<TERMS>]) -> [f64; TERMS] {
    let (mut matrix, mut right) = ([[0.0; TERMS]; TERMS], [0.0; TERMS]);
    for Sample { terms, value, weight } in samples {
        for row in 0..TERMS {
            for column in 0..TERMS {
                matrix[row][column] += weight * terms[row] * terms[column];
            }
            right[row] += weight * terms[row] * value;
        }
    }
    solve(matrix, right)
}

/// Solves a small symmetric system by Gauss-Jordan elimination.
fn solve<const TERMS: usize>(mut matrix: [[f64; TERMS]; TERMS], mut right: [f64; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        for row in (0..TERMS).filter(|&row| row != pivot) {
            let from = matrix[pivot];
            let factor = matrix[row][pivot] / from[pivot];
            for (value, subtracted) in matrix[row].iter_mut().zip(from) {
                *value -= factor * subtracted;
            }
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|row| right[row] / matrix[row][row])
}
