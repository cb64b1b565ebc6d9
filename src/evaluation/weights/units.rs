//! The units of the network, all of a corner or an edge in one vector.

use std::hint::black_box;

use wide::{i8x16, i16x16};

use super::FULL;
use super::model::{Row, Stage, UNITS};
use crate::evaluation::patterns::{CORNER_COUNT, CORNERS_OF_EDGES, EDGES_OF_CORNERS};

/// The sums of the units at the corners and edges, in 8 bits that end at their limits, two full units. As such sums
/// depend on their order, what a symmetry of the board swaps is added to each other first.
pub(super) struct Units {
    corners: [i8x16; CORNER_COUNT],
    edges: [i8x16; CORNER_COUNT],
    /// A bit for each branch to come: all are set, which the compiler does not know.
    branches: u32,
}

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self {
            corners: [i8x16::new(stage.biases); CORNER_COUNT],
            edges: [i8x16::ZERO; CORNER_COUNT],
            branches: black_box(!0),
        }
    }

    /// True. What comes after a branch stays there: without branches V8 loads all rows before it adds the first, and has
    /// to put most of them aside.
    #[inline(always)]
    fn takes_branch(&mut self) -> bool {
        let taken = self.branches & 1 == 1;
        self.branches >>= 1;
        taken
    }

    /// Adds what two contents at each corner say that are mirror images of each other.
    #[inline(always)]
    pub fn add_twins<'a>(&mut self, row: impl Fn(usize) -> &'a Row, twin: impl Fn(usize) -> &'a Row) {
        let both = |at| vector(row(at)).saturating_add(vector(twin(at)));
        self.corners = std::array::from_fn(|at| self.corners[at].saturating_add(both(at)));
    }

    /// Adds what a content at each corner says.
    #[inline(always)]
    pub fn add_at_corners<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        if self.takes_branch() {
            self.corners = std::array::from_fn(|at| self.corners[at].saturating_add(vector(row(at))));
        }
    }

    /// Adds what the content along each edge says.
    #[inline(always)]
    pub fn add_at_edges<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        if self.takes_branch() {
            self.edges = std::array::from_fn(|at| self.edges[at].saturating_add(vector(row(at))));
        }
    }

    /// What the units are worth, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let with = |sum: i8x16, others: [i8x16; CORNER_COUNT], [one, two]: [usize; 2]| {
            sum.saturating_add(others[one].saturating_add(others[two]))
        };
        const {
            assert!(CORNER_COUNT as i32 * (FULL as i32).pow(2) <= i16::MAX as i32, "16 bits hold the squares")
        };
        let squares = |place: usize| {
            let corner = with(self.corners[place], self.edges, EDGES_OF_CORNERS[place]);
            let edge = with(self.edges[place], self.corners, CORNERS_OF_EDGES[place]);
            let sums = side_by_side(corner, edge);
            let clamped = i16x16::from(sums.max(i8x16::ZERO).min(i8x16::splat(FULL)));
            clamped * clamped
        };
        let squares = (squares(0) + squares(1)) + (squares(2) + squares(3));
        // Weights may be anything, so the sum wraps.
        squares.dot(i16x16::new(stage.weights)).reduce_add()
    }
}

/// The numbers of a corner and of an edge, each where it counts.
#[inline(always)]
fn side_by_side(corner: i8x16, edge: i8x16) -> i8x16 {
    let (corner, edge) = (corner.to_array(), edge.to_array());
    i8x16::new(std::array::from_fn(|unit| if unit < UNITS / 2 { corner[unit] } else { edge[unit] }))
}

#[inline(always)]
fn vector(row: &Row) -> i8x16 {
    i8x16::new(row.0)
}

const _: () = assert!(UNITS == 16, "a vector holds the units of a row");
