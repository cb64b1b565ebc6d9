//! Least-squares fits of the errors of shallow searches, as linear functions of depths and empty squares.

use std::fmt;

use nalgebra::{SMatrix, SVector};

/// The errors of searches of one depth as predictions of a deeper one, at about the same number of empty squares.
pub struct Cell {
    empties: f64,
    deep: u8,
    shallow: u8,
    count: f64,
    mean: f64,
    deviation: f64,
}

/// The terms of a fit. They are linear in the depths, which makes extrapolation to larger depths safe.
pub struct Terms<const TERMS: usize> {
    names: [&'static str; TERMS],
    of: fn(&Cell) -> [f64; TERMS],
}

/// The terms for searches that do not reach the end of the game.
pub const MIDGAME: Terms<6> = Terms {
    names: ["", "·empties", "·deep", "·empties·deep", "·shallow", "·empties·shallow"],
    of: |cell| {
        let (empties, deep, shallow) = (cell.empties, f64::from(cell.deep), f64::from(cell.shallow));
        [1.0, empties, deep, empties * deep, shallow, empties * shallow]
    },
};

/// The terms for searches to the end of the game, which are as deep as there are empty squares.
pub const END: Terms<4> = Terms {
    names: ["", "·empties", "·shallow", "·empties·shallow"],
    of: |cell| {
        let (empties, shallow) = (cell.empties, f64::from(cell.shallow));
        [1.0, empties, shallow, empties * shallow]
    },
};

/// A fitted linear function, in discs.
pub struct Plane<const TERMS: usize> {
    name: &'static str,
    names: [&'static str; TERMS],
    factors: [f64; TERMS],
    error: f64,
}

impl Cell {
    /// Summarizes errors in discs. The cell covers `width` numbers of empty squares, from the first of `key` on.
    pub fn of((from, deep, shallow): (u32, u8, u8), width: u32, errors: &[f64]) -> Self {
        let count = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / count;
        let variance = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>() / count;
        let empties = f64::from(from) + f64::from(width - 1) / 2.0;
        Self { empties, deep, shallow, count, mean, deviation: variance.sqrt() }
    }
}

impl<const TERMS: usize> Plane<TERMS> {
    /// The standard deviations of cells.
    pub fn of_deviations(cells: &[Cell], terms: &Terms<TERMS>) -> Self {
        Self::through(cells, terms, "standard deviation", |cell| cell.deviation)
    }

    /// Their means, which say how much higher the deep score is.
    pub fn of_means(cells: &[Cell], terms: &Terms<TERMS>) -> Self {
        Self::through(cells, terms, "mean", |cell| cell.mean)
    }

    /// The plane with the least squared error, each cell counted as often as it has positions.
    fn through(cells: &[Cell], terms: &Terms<TERMS>, name: &'static str, value: fn(&Cell) -> f64) -> Self {
        // The normal equations of weighted least squares.
        let (mut matrix, mut right) = (SMatrix::<f64, TERMS, TERMS>::zeros(), SVector::<f64, TERMS>::zeros());
        for cell in cells {
            let row = SVector::from((terms.of)(cell));
            matrix += cell.count * row * row.transpose();
            right += cell.count * value(cell) * row;
        }
        // Too few cells determine no plane.
        let undetermined = SVector::from_element(f64::NAN);
        let factors = matrix.cholesky().map_or(undetermined, |cholesky| cholesky.solve(&right));
        let (mut squares, mut weight) = (0.0, 0.0);
        for cell in cells {
            let error = factors.dot(&SVector::from((terms.of)(cell))) - value(cell);
            squares += cell.count * error * error;
            weight += cell.count;
        }
        let factors = factors.into();
        Self { name, names: terms.names, factors, error: (squares / weight).sqrt() }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { empties, deep, shallow, count, mean, deviation } = self;
        write!(f, "{empties:4.1} {deep:2} {shallow:2}: {count:5} {mean:+6.2} {deviation:5.2}")
    }
}

impl<const TERMS: usize> fmt::Display for Plane<TERMS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} =", self.name)?;
        for (factor, name) in self.factors.iter().zip(self.names) {
            write!(f, " {factor:+.5}{name}")?;
        }
        write!(f, ", off by {:.3} discs", self.error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(deviation: impl Fn(f64, f64, f64) -> f64) -> Vec<Cell> {
        let cell = |index: u32| {
            let (empties, deep, shallow) = (index % 40 + 10, (index % 7) as u8 + 3, (index % 3) as u8);
            let deviation = deviation(empties.into(), deep.into(), shallow.into());
            Cell { empties: empties.into(), deep, shallow, count: 5.0, mean: -deviation, deviation }
        };
        (0..200).map(cell).collect()
    }

    fn assert_found<const TERMS: usize>(plane: &Plane<TERMS>, expected: [f64; TERMS]) {
        for (found, expected) in plane.factors.into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
        }
        assert!(plane.error < 1e-6);
    }

    #[test]
    fn a_plane_is_found_again_from_cells_that_lie_on_it() {
        let midgame = cells(|empties, deep, shallow| {
            3.0 + 0.02 * empties + 0.3 * deep - (0.5 - 0.001 * empties) * shallow
        });
        assert_found(&Plane::of_deviations(&midgame, &MIDGAME), [3.0, 0.02, 0.3, 0.0, -0.5, 0.001]);
        let end = cells(|empties, _, shallow| 8.0 - 0.01 * empties - 0.4 * shallow);
        assert_found(&Plane::of_deviations(&end, &END), [8.0, -0.01, -0.4, 0.0]);
        assert_found(&Plane::of_means(&end, &END), [-8.0, 0.01, 0.4, 0.0]);
    }
}
