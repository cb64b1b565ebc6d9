use std::fmt;

/// How many numbers describe a plane.
const TERMS: usize = 6;

/// How far shallow searches were from deep ones at about so many empty squares.
pub struct Cell {
    empties: f64,
    deep: u8,
    shallow: u8,
    count: f64,
    mean: f64,
    deviation: f64,
}

/// The standard deviation as a function that is linear in the depths, and so safe beyond those that were measured:
/// `a + b·empties + (c + d·empties)·deep + (e + f·empties)·shallow`.
pub struct Plane {
    terms: [f64; TERMS],
    error: f64,
}

impl Cell {
    /// Sums up errors in discs; `width` numbers of empty squares from the first of `key` on share the cell.
    pub fn of((from, deep, shallow): (u32, u8, u8), width: u32, errors: &[f64]) -> Self {
        let count = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / count;
        let variance = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>() / count;
        let empties = f64::from(from) + f64::from(width - 1) / 2.0;
        Self { empties, deep, shallow, count, mean, deviation: variance.sqrt() }
    }

    fn terms(&self) -> [f64; TERMS] {
        let (empties, deep, shallow) = (self.empties, f64::from(self.deep), f64::from(self.shallow));
        [1.0, empties, deep, empties * deep, shallow, empties * shallow]
    }
}

impl Plane {
    /// The plane with the least squared error, each cell counted as often as it has positions.
    pub fn through(cells: &[Cell]) -> Self {
        let (mut matrix, mut right) = ([[0.0; TERMS]; TERMS], [0.0; TERMS]);
        for cell in cells {
            let terms = cell.terms();
            for row in 0..TERMS {
                for column in 0..TERMS {
                    matrix[row][column] += cell.count * terms[row] * terms[column];
                }
                right[row] += cell.count * terms[row] * cell.deviation;
            }
        }
        let terms = solve(matrix, right);
        let mut plane = Self { terms, error: 0.0 };
        let squares = cells.iter().map(|cell| cell.count * (plane.at(cell) - cell.deviation).powi(2));
        plane.error = (squares.sum::<f64>() / cells.iter().map(|cell| cell.count).sum::<f64>()).sqrt();
        plane
    }

    fn at(&self, cell: &Cell) -> f64 {
        self.terms.iter().zip(cell.terms()).map(|(factor, term)| factor * term).sum()
    }
}

/// Solves a small symmetric system by Gauss-Jordan elimination.
fn solve(mut matrix: [[f64; TERMS]; TERMS], mut right: [f64; TERMS]) -> [f64; TERMS] {
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

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { empties, deep, shallow, count, mean, deviation } = self;
        write!(f, "{empties:4.1} {deep:2} {shallow:2}: {count:5} {mean:+6.2} {deviation:5.2}")
    }
}

impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, e, g] = self.terms;
        write!(f, "standard deviation = {a:.4} {b:+.5}·empties + ({c:.4} {d:+.5}·empties)·deep ")?;
        write!(f, "+ ({e:.4} {g:+.5}·empties)·shallow, off by {:.3} discs", self.error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found_again_from_cells_that_lie_on_it() {
        let cells: Vec<_> = (0..200u32)
            .map(|index| {
                let (empties, deep, shallow) = (index % 40 + 10, (index % 7) as u8 + 3, (index % 3) as u8);
                let deviation = 3.0 + 0.02 * f64::from(empties) + 0.3 * f64::from(deep)
                    - (0.5 - 0.001 * f64::from(empties)) * f64::from(shallow);
                Cell { empties: empties.into(), deep, shallow, count: 5.0, mean: 0.0, deviation }
            })
            .collect();
        let plane = Plane::through(&cells);
        for (found, expected) in plane.terms.into_iter().zip([3.0, 0.02, 0.3, 0.0, -0.5, 0.001]) {
            assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
        }
        assert!(plane.error < 1e-6);
    }
}
