//! The shapes of the patterns, and the features: every place where a symmetry of the board puts one.

use crate::rules::Symmetry;
use crate::types::Squares;

/// The most squares in a shape: 3^10 configurations still fit in 16 bits.
pub const MAX_SQUARES: usize = 10;

/// The powers of three.
pub(in crate::evaluation) const POWERS: [usize; MAX_SQUARES + 1] = {
    let (mut powers, mut exponent) = ([1; MAX_SQUARES + 1], 1);
    while exponent <= MAX_SQUARES {
        powers[exponent] = 3 * powers[exponent - 1];
        exponent += 1;
    }
    powers
};

/// The number of places where the symmetries of the board put the shapes.
pub(super) const FEATURE_COUNT: usize = {
    let (mut count, mut shape) = (0, 0);
    while shape < SHAPES.len() {
        count += placements(&SHAPES[shape]).1;
        shape += 1;
    }
    count
};

/// The shapes of the evaluation, each written down once: those near one corner where a1 has them, those along an edge
/// where rank 1 has them, and the long diagonal. The saturating 8-bit sums depend on the order of this list.
pub const SHAPES: [Shape; 9] = [
    Shape::new("b1 c1 d1 b2 c2 d2 b3 c3 d3"),
    Shape::new("a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    Shape::new("a5 a4 a3 a2 a1 b2 b1 c1 d1 e1"),
    Shape::new("h1 g1 f2 e3 d4 c5 b6 a7 a8"),
    Shape::new("b2 a1 b1 c1 d1 e1 f1 g1 h1 g2"),
    Shape::new("a1 c1 d1 c2 d2 e2 f2 e1 f1 h1"),
    Shape::new("a2 b2 c2 d2 e2 f2 g2 h2"),
    Shape::new("c2 d2 e2 f2 c3 d3 e3 f3 d4 e4"),
    Shape::new("a1 b2 c3 d4 e5 f6 g7 h8"),
];

/// Every place of every shape, the places of one shape side by side. [`WIRING`](super::WIRING) says which corner or
/// edge of the board each belongs to.
pub const FEATURES: [Feature; FEATURE_COUNT] = {
    let mut features = [Feature { shape: 0, offset: 0, squares: [0; MAX_SQUARES] }; FEATURE_COUNT];
    let (mut filled, mut shape, mut offset) = (0, 0, 0);
    while shape < SHAPES.len() {
        let (lists, count) = placements(&SHAPES[shape]);
        let mut index = 0;
        while index < count {
            features[filled] = Feature { shape, offset, squares: lists[index] };
            filled += 1;
            index += 1;
        }
        offset += SHAPES[shape].configurations();
        shape += 1;
    }
    features
};

/// The number of entries in the tables of all shapes together.
pub const ENTRIES: usize = {
    let last = FEATURES[FEATURE_COUNT - 1];
    last.offset + SHAPES[last.shape].configurations()
};

/// A few squares whose discs are evaluated together.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    squares: [u8; MAX_SQUARES],
    size: usize,
}

/// A shape in one of the places where the symmetries of the board put it.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// The index of the shape in [`SHAPES`].
    pub shape: usize,
    /// Where the table of the shape begins among the tables of all shapes: at its smallest number, which stands for
    /// discs of the side to move on all squares.
    pub offset: usize,
    squares: [u8; MAX_SQUARES],
}

impl Shape {
    /// Reads names of squares with one space between them; the first is the highest digit.
    const fn new(names: &str) -> Self {
        let (names, mut squares, mut size) = (names.as_bytes(), [0; MAX_SQUARES], 0);
        while 3 * size < names.len() {
            squares[size] = names[3 * size] - b'a' + 8 * (names[3 * size + 1] - b'1');
            size += 1;
        }
        Self { squares, size }
    }

    /// The number of configurations: three to the power of the number of squares.
    pub const fn configurations(&self) -> usize {
        POWERS[self.size]
    }

    /// The number of squares.
    pub(in crate::evaluation) const fn size(&self) -> usize {
        self.size
    }

    /// Each symmetry that maps the shape onto itself, the identity among them, as a permutation of the shape's squares.
    pub(in crate::evaluation) fn automorphisms(&self) -> impl Iterator<Item = Vec<usize>> + '_ {
        let squares = &self.squares[..self.size];
        Symmetry::all().filter_map(move |symmetry| {
            let digit = |&square| squares.iter().position(|&other| other == image(square, symmetry));
            squares.iter().map(digit).collect()
        })
    }
}

impl Feature {
    /// The squares, the one with the highest digit first: indices of squares, a1 = 0.
    pub const fn squares(&self) -> &[u8] {
        self.squares.split_at(SHAPES[self.shape].size).0
    }

    /// The index of the number 0, all squares empty, in the tables of all shapes.
    pub const fn middle(&self) -> usize {
        self.offset + SHAPES[self.shape].configurations() / 2
    }

    /// By how much the numbers of neighbors in the table differ: 2 where 16 bits have room for it. A row of 16 bytes
    /// then starts at eight times the number, a scale that processors compute as part of an address.
    pub const fn step(&self) -> i16 {
        if SHAPES[self.shape].size < MAX_SQUARES { 2 } else { 1 }
    }

    /// The index of a number in the tables of all shapes.
    pub const fn entry(&self, number: i16) -> usize {
        self.middle().wrapping_add_signed((number / self.step()) as isize)
    }

    /// The offset from the center of the board to that of the feature, in files and ranks, each times twice the number
    /// of its squares.
    pub(super) const fn center(&self) -> (i32, i32) {
        let (squares, mut file, mut rank, mut digit) = (self.squares(), 0, 0, 0);
        while digit < squares.len() {
            file += 2 * (squares[digit] % 8) as i32 - 7;
            rank += 2 * (squares[digit] / 8) as i32 - 7;
            digit += 1;
        }
        (file, rank)
    }
}

/// The different places of a shape, as lists of squares in the order of the shape's digits, and their number.
const fn placements(shape: &Shape) -> ([[u8; MAX_SQUARES]; 8], usize) {
    let (mut found, mut count, mut symmetry) = ([[0; MAX_SQUARES]; 8], 0, 0);
    while symmetry < 8 {
        let (mut squares, mut digit) = ([0; MAX_SQUARES], 0);
        while digit < shape.size {
            // The inverses mirror last, and so to the corners in the same order with and without transposing.
            squares[digit] = image(shape.squares[digit], Symmetry::ALL[symmetry].inverse());
            digit += 1;
        }
        let (mut is_new, mut known) = (true, 0);
        while known < count {
            is_new &= set(&found[known], shape.size) != set(&squares, shape.size);
            known += 1;
        }
        if is_new {
            found[count] = squares;
            count += 1;
        }
        symmetry += 1;
    }
    (found, count)
}

/// The square where a symmetry of the board puts a square.
const fn image(square: u8, symmetry: Symmetry) -> u8 {
    symmetry.set(Squares(1 << square)).0.trailing_zeros() as u8
}

const fn set(squares: &[u8; MAX_SQUARES], size: usize) -> u64 {
    let (mut set, mut digit) = (0, 0);
    while digit < size {
        set |= 1 << squares[digit];
        digit += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shapes_cover_the_board_in_38_places() {
        assert_eq!(FEATURES.len(), 38);
        assert_eq!(ENTRIES, 308_367);
        let covered =
            FEATURES.iter().flat_map(Feature::squares).fold(0u64, |covered, square| covered | 1 << square);
        assert_eq!(covered, !0);
    }

    #[test]
    fn no_two_features_of_a_shape_have_the_same_squares() {
        let mut seen = std::collections::HashSet::new();
        for feature in &FEATURES {
            let squares = set(&feature.squares, feature.squares().len());
            assert_eq!(squares.count_ones() as usize, feature.squares().len());
            assert!(seen.insert(squares));
        }
    }
}
