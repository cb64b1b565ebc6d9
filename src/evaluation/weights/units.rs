//! The hidden layer: the sums of all units of a corner or edge in one vector, and their squared clipped ReLU.

use wide::{i8x16, i16x16};

use super::fence::Fence;
use crate::evaluation::model::{ONE, Row, Stage, UNITS};
use crate::evaluation::patterns::{ENDS_OF_EDGES, Input, MEETING_AT_CORNERS, Part, SITES, WIRING};

/// The sums of the units at the corners and edges, in 8 bits that saturate at -2 and almost 2. As saturating sums
/// depend on their order, the rows that a symmetry of the board swaps are first added to each other.
pub(super) struct Units {
    corners: [i8x16; SITES],
    edges: [i8x16; SITES],
    fence: Fence,
}

impl Units {
    /// The biases.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self { corners: [i8x16::new(stage.biases); SITES], edges: [i8x16::ZERO; SITES], fence: Fence::new() }
    }

    /// Adds the rows of one shape's features, as [`WIRING`] says, at all corners or edges. The index of the shape is a
    /// constant, so the compiler resolves the look-ups in the table.
    #[inline(always)]
    pub fn add<'a, const SHAPE: usize>(&mut self, row: impl Fn(usize) -> &'a Row) {
        let Input { part, features, mirrored } = const { WIRING[SHAPE] };
        let sums = match part {
            Part::Corners => &mut self.corners,
            Part::Edges => &mut self.edges,
        };
        let vector = |feature: usize| i8x16::new(row(feature).0);
        if let Some(mirrored) = mirrored {
            let both = |site: usize| vector(features[site]).saturating_add(vector(mirrored[site]));
            *sums = std::array::from_fn(|site| sums[site].saturating_add(both(site)));
        } else if self.fence.pass() {
            *sums = std::array::from_fn(|site| sums[site].saturating_add(vector(features[site])));
        }
    }

    /// The output before the constant is added, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let with = |sum: i8x16, others: [i8x16; SITES], [one, two]: [usize; 2]| {
            sum.saturating_add(others[one].saturating_add(others[two]))
        };
        const { assert!(SITES as i32 * (ONE as i32).pow(2) <= i16::MAX as i32, "16 bits hold the squares") };
        let squares = |site: usize| {
            let corner = with(self.corners[site], self.edges, MEETING_AT_CORNERS[site]);
            let edge = with(self.edges[site], self.corners, ENDS_OF_EDGES[site]);
            let sums = side_by_side(corner, edge);
            let clipped = i16x16::from(sums.max(i8x16::ZERO).min(i8x16::splat(ONE)));
            clipped * clipped
        };
        let squares = (squares(0) + squares(1)) + (squares(2) + squares(3));
        // The weights of a file can have any value, so the sum may overflow.
        squares.dot(i16x16::new(stage.weights)).reduce_add()
    }
}

/// The sums of a corner in the first half, those of an edge in the second.
#[inline(always)]
fn side_by_side(corner: i8x16, edge: i8x16) -> i8x16 {
    let (corner, edge) = (corner.to_array(), edge.to_array());
    i8x16::new(std::array::from_fn(|unit| if unit < UNITS / 2 { corner[unit] } else { edge[unit] }))
}

const _: () = assert!(UNITS == 16, "a vector holds the units of a row");
