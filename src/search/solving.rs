//! About how many nodes it takes to solve a position exactly: an exponential through the costs of the FFO suite.

/// What it would cost at no empty square, and the logarithm of how many times as much each one more costs.
const LEAST: f64 = 2.0;
const GROWTH: f64 = 0.75;

/// The nodes to solve a position with so many empty squares.
pub(super) fn solving_nodes(empties: u8) -> f64 {
    LEAST * (GROWTH * f64::from(empties)).exp()
}

/// At or below how many empty squares so many nodes are likely to solve a position.
pub fn solvable_empties(nodes: f64) -> u32 {
    ((nodes.max(LEAST) / LEAST).ln() / GROWTH) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_so_many_nodes_solve_is_what_takes_no_more_of_them() {
        for empties in 0..=60 {
            let nodes = solving_nodes(empties);
            assert_eq!(solvable_empties(nodes * 1.01), empties.into());
            assert_eq!(solvable_empties(nodes * 0.99), empties.saturating_sub(1).into());
        }
        assert_eq!([f64::NAN, -1.0, 0.0].map(solvable_empties), [0; 3]);
    }
}
