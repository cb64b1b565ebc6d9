//! The units of the network, portably.

use super::FULL;
use super::model::{Row, Stage, UNITS};
use crate::evaluation::patterns::CORNERS;

/// The sums of the units at four places, in 8 bits that end at their limits, two full units. As such sums depend on
/// their order, what a symmetry of the board swaps is added to each other first.
type Sums = [i8; CORNERS * UNITS];

/// The sums of the units at the corners and edges.
pub(super) struct Units {
    corners: Sums,
    edges: Sums,
}

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self { corners: joined(|_| &stage.biases), edges: [0; CORNERS * UNITS] }
    }

    /// Adds what two contents at each corner say that are mirror images of each other.
    #[inline(always)]
    pub fn add_twins<'a>(&mut self, row: impl Fn(usize) -> &'a Row, twin: impl Fn(usize) -> &'a Row) {
        let both = plus(&joined(|at| &row(at).0), &joined(|at| &twin(at).0));
        self.corners = plus(&self.corners, &both);
    }

    /// Adds what a content at each corner says.
    #[inline(always)]
    pub fn add_at_corners<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        self.corners = plus(&self.corners, &joined(|at| &row(at).0));
    }

    /// Adds what the content along each edge says.
    #[inline(always)]
    pub fn add_at_edges<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        self.edges = plus(&self.edges, &joined(|at| &row(at).0));
    }

    /// What the units are worth, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let (corners, edges) = (self.corners.as_chunks::<UNITS>().0, self.edges.as_chunks::<UNITS>().0);
        // a1, h1, a8, h8; rank 1, rank 8, file a, file h.
        let at = |places: &[[i8; UNITS]], indices: [usize; CORNERS]| joined(|place| &places[indices[place]]);
        let around_corners = plus(&at(edges, [0, 0, 1, 1]), &at(edges, [2, 3, 2, 3]));
        let around_edges = plus(&at(corners, [0, 2, 0, 1]), &at(corners, [1, 3, 2, 3]));
        let (corners, edges) = (plus(&self.corners, &around_corners), plus(&self.edges, &around_edges));
        let mut squares = [0i16; UNITS];
        for (corner, edge) in corners.as_chunks::<UNITS>().0.iter().zip(edges.as_chunks::<UNITS>().0) {
            for (unit, square) in squares.iter_mut().enumerate() {
                let sum = if unit < UNITS / 2 { corner[unit] } else { edge[unit] };
                *square += i16::from(sum.clamp(0, FULL)).pow(2);
            }
        }
        // Weights may be anything, so the sum wraps as that of the vectors does.
        let worth =
            squares.iter().zip(stage.weights).map(|(&square, weight)| i32::from(square) * i32::from(weight));
        worth.fold(0, i32::wrapping_add)
    }
}

/// The numbers of four places one after the other.
#[inline(always)]
fn joined<'a>(part: impl Fn(usize) -> &'a [i8; UNITS]) -> Sums {
    let mut joined = [0; CORNERS * UNITS];
    for (at, numbers) in joined.as_chunks_mut().0.iter_mut().enumerate() {
        *numbers = *part(at);
    }
    joined
}

#[inline(always)]
fn plus(sums: &Sums, others: &Sums) -> Sums {
    let mut result = *sums;
    for (sum, other) in result.iter_mut().zip(others) {
        *sum = sum.saturating_add(*other);
    }
    result
}
