//! The wiring of the network: which features are summed at each corner and at each edge of the board.
//!
//! [`WIRING`] is the only table of it: the engine and the trainer both iterate over it. It follows from the positions
//! of the features. A feature that is nearest to one corner belongs to that corner. A feature that is equally near to
//! two corners belongs to the edge between them. A long diagonal belongs to both corners that it joins.

use super::shapes::{FEATURE_COUNT, FEATURES, SHAPES};

/// The number of corners of the board, and of its edges: the sites at which features are summed.
pub const SITES: usize = 4;

/// The two corners where each edge ends. Corners are in the order a1, h1, a8, h8; edges rank 1, rank 8, file a, file h.
pub const ENDS_OF_EDGES: [[usize; 2]; SITES] = [[0, 1], [2, 3], [0, 2], [1, 3]];

/// The two edges that meet at each corner, in the same orders.
pub const MEETING_AT_CORNERS: [[usize; 2]; SITES] = {
    let (mut meeting, mut counts, mut end) = ([[0; 2]; SITES], [0; SITES], 0);
    while end < 2 * SITES {
        let (edge, corner) = (end / 2, ENDS_OF_EDGES[end / 2][end % 2]);
        meeting[corner][counts[corner]] = edge;
        counts[corner] += 1;
        end += 1;
    }
    meeting
};

/// The parts of the board at which features are summed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The four corners.
    Corners,
    /// The four edges.
    Edges,
}

/// The features of one shape that are added to the sums of the four corners, or of the four edges.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// Where the features of the shape are added.
    pub part: Part,
    /// The index of the feature that is added at each corner or edge. A long diagonal is added at both of its ends.
    pub features: [usize; SITES],
    /// The mirror images of these, where the shape lies twice at each corner.
    pub mirrored: Option<[usize; SITES]>,
}

impl Input {
    /// The indices of all features that are added at one corner or edge.
    pub fn at(&self, site: usize) -> impl Iterator<Item = usize> {
        std::iter::once(self.features[site]).chain(self.mirrored.map(|features| features[site]))
    }
}

/// For each shape, in the order of [`SHAPES`], where its features are summed.
pub const WIRING: [Input; SHAPES.len()] = {
    let mut wiring = [Input { part: Part::Corners, features: [0; SITES], mirrored: None }; SHAPES.len()];
    let mut shape = 0;
    while shape < SHAPES.len() {
        wiring[shape] = input_of(shape);
        shape += 1;
    }
    wiring
};

const fn input_of(shape: usize) -> Input {
    let mut found = [[0; 2]; SITES];
    let (mut of_shape, mut counts, mut feature) = (Part::Corners, [0; SITES], 0);
    while feature < FEATURE_COUNT {
        let (part, belongs) = belongs_to(feature);
        let mut site = 0;
        while site < SITES {
            if FEATURES[feature].shape == shape && belongs[site] {
                of_shape = part;
                found[site][counts[site]] = feature;
                counts[site] += 1;
            }
            site += 1;
        }
        feature += 1;
    }
    let [a, b, c, d] = found;
    let mirrored = match counts {
        [1, 1, 1, 1] => None,
        [2, 2, 2, 2] => Some([a[1], b[1], c[1], d[1]]),
        _ => panic!("all corners, or all edges, have as many features of a shape"),
    };
    Input { part: of_shape, features: [a[0], b[0], c[0], d[0]], mirrored }
}

/// The part of the board to which a feature belongs, and to which of its four sites.
const fn belongs_to(feature: usize) -> (Part, [bool; SITES]) {
    let (file, rank) = FEATURES[feature].center();
    match (file, rank) {
        (0, 0) => {
            let squares = FEATURES[feature].squares();
            (
                Part::Corners,
                [contains(squares, 0), contains(squares, 7), contains(squares, 56), contains(squares, 63)],
            )
        }
        (0, _) | (_, 0) => (Part::Edges, [rank < 0, rank > 0, file < 0, file > 0]),
        _ => (
            Part::Corners,
            [file < 0 && rank < 0, file > 0 && rank < 0, file < 0 && rank > 0, file > 0 && rank > 0],
        ),
    }
}

const fn contains(squares: &[u8], wanted: u8) -> bool {
    let mut index = 0;
    while index < squares.len() {
        if squares[index] == wanted {
            return true;
        }
        index += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_is_added_at_one_site_and_a_long_diagonal_at_its_two_ends() {
        let mut uses = [0; FEATURE_COUNT];
        for input in &WIRING {
            for site in 0..SITES {
                input.at(site).for_each(|feature| uses[feature] += 1);
            }
        }
        for (feature, &count) in FEATURES.iter().zip(&uses) {
            assert_eq!(count, if feature.center() == (0, 0) { 2 } else { 1 }, "{feature:?}");
        }
    }

    #[test]
    fn edges_end_at_their_corners() {
        const CORNERS: [u8; SITES] = [0, 7, 56, 63];
        let whole_edges = WIRING
            .iter()
            .filter(|input| input.part == Part::Edges)
            .flat_map(|input| (0..SITES).map(|edge| (edge, FEATURES[input.features[edge]].squares())));
        let mut seen = 0;
        for (edge, squares) in whole_edges {
            let ends = ENDS_OF_EDGES[edge].map(|corner| CORNERS[corner]);
            let on: Vec<_> = CORNERS.into_iter().filter(|corner| squares.contains(corner)).collect();
            assert!(on.is_empty() || on == ends, "{squares:?}");
            seen += on.len();
            for corner in ENDS_OF_EDGES[edge] {
                assert!(MEETING_AT_CORNERS[corner].contains(&edge));
            }
        }
        assert_eq!(seen, 2 * 2 * SITES);
    }
}
