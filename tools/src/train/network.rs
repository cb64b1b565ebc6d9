use std::iter::Sum;
use std::ops::Range;

use flipside::evaluation::patterns::{
    AT_CORNERS, AT_EDGES, CORNER_COUNT, CORNERS_OF_EDGES, DIAGONAL_OF_CORNERS,
};
use flipside::evaluation::{STAGES, UNITS};
use rand::Rng;

use super::samples::Sample;

/// The network in floating-point numbers: as it is while it learns, or the gradient of all its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each content adds to the units, in full units. The first row, of rare contents, stays zero.
    pub rows: Vec<[f32; UNITS]>,
    /// The sums that the units begin with at each corner, for each number of empty squares.
    pub biases: Vec<[f32; UNITS]>,
    /// What a full unit of one corner or edge is worth in discs, for each number of empty squares.
    pub weights: Vec<[f32; UNITS]>,
    /// What is added to the value, in discs, for each number of empty squares.
    pub constants: Vec<f32>,
}

/// How far values are from labels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loss {
    /// The weighted sum of the squared errors, in squares of a disc.
    pub squares: f64,
    /// The sum of the weights.
    pub weight: f64,
}

impl Sum for Loss {
    fn sum<I: Iterator<Item = Self>>(losses: I) -> Self {
        losses.fold(Self::default(), |sum, loss| Self {
            squares: sum.squares + loss.squares,
            weight: sum.weight + loss.weight,
        })
    }
}

impl Network {
    /// A network of so many rows in which all is zero.
    pub fn zero(rows: usize) -> Self {
        Self {
            rows: vec![[0.0; UNITS]; rows],
            biases: vec![[0.0; UNITS]; STAGES],
            weights: vec![[0.0; UNITS]; STAGES],
            constants: vec![0.0; STAGES],
        }
    }

    /// A network of so many rows to begin learning with.
    pub fn random(rows: usize, random: &mut impl Rng) -> Self {
        let mut network = Self::zero(rows);
        for row in &mut network.rows[1..] {
            row.fill_with(|| random.random_range(-0.05..0.05));
        }
        // Between empty and full, where a unit has a gradient.
        network.biases.fill([0.3; UNITS]);
        for unit in 0..UNITS {
            let worth = random.random_range(-2.0..2.0);
            network.weights.iter_mut().for_each(|weights| weights[unit] = worth);
        }
        network
    }

    /// Makes all of it zero.
    pub fn clear(&mut self) {
        self.parts_mut().into_iter().for_each(|part| part.fill(0.0));
    }

    /// All its numbers: rows, biases, weights, constants.
    pub fn parts(&self) -> [&[f32]; 4] {
        [self.rows.as_flattened(), self.biases.as_flattened(), self.weights.as_flattened(), &self.constants]
    }

    /// All its numbers in the same order, to change them.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 4] {
        [
            self.rows.as_flattened_mut(),
            self.biases.as_flattened_mut(),
            self.weights.as_flattened_mut(),
            &mut self.constants,
        ]
    }

    /// Adds to `gradient` how half the weighted squared errors of positions grow with each number. Besides its own
    /// weight, each has that of its [`relevance`].
    pub fn add_gradient<'a>(&self, samples: impl Iterator<Item = &'a Sample>, gradient: &mut Self) -> Loss {
        let mut loss = Loss::default();
        for sample in samples {
            let sums = self.sums(sample);
            let worth = self.worth(&sums, sample);
            let error = worth - sample.score;
            let weight = sample.weight * relevance(worth, sample.empties);
            let slope = error * weight;
            loss.squares += f64::from(error * slope);
            loss.weight += f64::from(weight);

            let empties = usize::from(sample.empties);
            let (weights, weight_slopes) = (&self.weights[empties], &mut gradient.weights[empties]);
            let mut slopes = sums;
            for (kind, sums) in slopes.each_mut().into_iter().enumerate() {
                for sum in sums.iter_mut() {
                    for unit in 0..UNITS {
                        let fullness = sum[unit].clamp(0.0, 1.0);
                        // A unit of the other kind, one that is empty and one that is full have no slope.
                        let counts = if of_kind(kind).contains(&unit) { slope } else { 0.0 };
                        weight_slopes[unit] += counts * fullness * fullness;
                        let rising = if fullness < 1.0 { 2.0 * fullness } else { 0.0 };
                        sum[unit] = counts * weights[unit] * rising;
                    }
                }
            }
            gradient.constants[empties] += slope;
            let slopes = Spread::of(&slopes);
            slopes.at_corners.iter().for_each(|slopes| add(&mut gradient.biases[empties], slopes));
            for (feature, &row) in sample.rows.iter().enumerate() {
                add(&mut gradient.rows[usize::from(row)], slopes.of_feature(feature));
            }
        }
        gradient.rows[0] = [0.0; UNITS];
        loss
    }

    /// The sums of the units at each corner, of which the first half count, and at each edge, of which the others do.
    #[inline(always)]
    fn sums(&self, sample: &Sample) -> [[Sums; CORNER_COUNT]; 2] {
        let mut corners = [self.biases[usize::from(sample.empties)]; CORNER_COUNT];
        let mut edges = [[0.0; UNITS]; CORNER_COUNT];
        let rows = sample.rows.map(|row| &self.rows[usize::from(row)]);
        for (feature, row) in rows[..AT_CORNERS].iter().enumerate() {
            add(&mut corners[feature % CORNER_COUNT], row);
        }
        for (feature, row) in rows[AT_CORNERS..AT_EDGES].iter().enumerate() {
            add(&mut edges[feature % CORNER_COUNT], row);
        }
        for (corner, sums) in corners.iter_mut().enumerate() {
            add(sums, rows[AT_EDGES + DIAGONAL_OF_CORNERS[corner]]);
        }
        let (of_corners, of_edges) = (corners, edges);
        for (edge, ends) in CORNERS_OF_EDGES.into_iter().enumerate() {
            for corner in ends {
                add(&mut corners[corner], &of_edges[edge]);
                add(&mut edges[edge], &of_corners[corner]);
            }
        }
        [corners, edges]
    }

    /// What such sums are worth in discs.
    #[inline(always)]
    fn worth(&self, sums: &[[Sums; CORNER_COUNT]; 2], sample: &Sample) -> f32 {
        let empties = usize::from(sample.empties);
        let mut squares = [0.0; UNITS];
        for (kind, sums) in sums.iter().enumerate() {
            for sum in sums {
                for unit in of_kind(kind) {
                    squares[unit] += sum[unit].clamp(0.0, 1.0).powi(2);
                }
            }
        }
        let worth: f32 =
            squares.iter().zip(&self.weights[empties]).map(|(square, weight)| square * weight).sum();
        worth + self.constants[empties]
    }
}

/// How much a search asks about a position that seems worth so many discs. Of one that is as good as won it has to know
/// no more than that, and the last squares are searched to the end.
///
/// It goes by what the network says, not by the label: to leave out labels for being high would teach that they are low.
pub fn relevance(worth: f32, empties: u8) -> f32 {
    const HALF_AT: f32 = 20.0;
    const LAST_SQUARES: u8 = 12;
    let phase = if empties < LAST_SQUARES { 0.5 } else { 1.0 };
    phase / (1.0 + (worth / HALF_AT).powi(2))
}

/// What is summed up, or its slopes, for each unit.
type Sums = [f32; UNITS];

/// The units of a corner, or those of an edge.
fn of_kind(kind: usize) -> Range<usize> {
    kind * UNITS / 2..(kind + 1) * UNITS / 2
}

/// The slopes of what is added at the corners, at the edges and along the diagonals: those of all sums where it counts.
struct Spread {
    at_corners: [Sums; CORNER_COUNT],
    at_edges: [Sums; CORNER_COUNT],
    diagonals: [Sums; 2],
}

impl Spread {
    /// From the slopes of the sums at the corners and edges.
    #[inline(always)]
    fn of([corners, edges]: &[[Sums; CORNER_COUNT]; 2]) -> Self {
        let (mut at_corners, mut at_edges, mut diagonals) = (*corners, *edges, [[0.0; UNITS]; 2]);
        for (edge, ends) in CORNERS_OF_EDGES.into_iter().enumerate() {
            for corner in ends {
                add(&mut at_corners[corner], &edges[edge]);
                add(&mut at_edges[edge], &corners[corner]);
            }
        }
        for (corner, slopes) in at_corners.iter().enumerate() {
            add(&mut diagonals[DIAGONAL_OF_CORNERS[corner]], slopes);
        }
        Self { at_corners, at_edges, diagonals }
    }

    #[inline(always)]
    fn of_feature(&self, feature: usize) -> &Sums {
        match feature {
            0..AT_CORNERS => &self.at_corners[feature % CORNER_COUNT],
            AT_CORNERS..AT_EDGES => &self.at_edges[feature % CORNER_COUNT],
            _ => &self.diagonals[feature - AT_EDGES],
        }
    }
}

#[inline(always)]
fn add(sums: &mut Sums, row: &Sums) {
    for (sum, part) in sums.iter_mut().zip(row) {
        *sum += part;
    }
}
