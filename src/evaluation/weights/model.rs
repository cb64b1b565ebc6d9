//! The weights as training produces them, and the format of their file.

use std::fmt;

use crate::coding::fnv1a;
use crate::evaluation::patterns::SymmetryClasses;

const MAGIC: [u8; 8] = *b"FlipEval";
const VERSION: u16 = 5;

/// Magic, version, number of rows, generation, positions, checksum.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 8;

/// The number of units of a row: the first half are those of a corner, the second half those of an edge.
pub const UNITS: usize = 16;

/// The number of stages: one for each number of empty squares, 0 … 60.
pub const STAGES: usize = 61;

/// The bytes of a stage: biases (i8 each), weights (i16 each), constant (i16).
const STAGE: usize = UNITS + 2 * UNITS + 2;

/// Sums are fixed-point numbers: this one stands for 1, where the activation is clipped.
pub const ONE: i8 = 64;

/// What a configuration of a pattern adds to each unit: fixed-point numbers in which [`ONE`] stands for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct Row(pub [i8; UNITS]);

/// The biases and output weights at one number of empty squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The biases of the units at each corner; an edge has those of its two corners.
    pub biases: [i8; UNITS],
    /// What an activation of 1 at one corner or edge is worth, in 1/64 of a disc.
    pub weights: [i16; UNITS],
    /// What is added to the value, in units of 1/128 disc.
    pub constant: i16,
}

/// The weights as training produces them and `data/eval.bin` stores them.
///
/// The file, with its numbers in little-endian order: magic `FlipEval`, version (u16), number of rows (u16), generation
/// (u32), positions (u64), checksum of all but itself (u64); the stages of 0 … 60 empty squares; the quantization step
/// of each symmetry class (u8); and the rows without the first, in steps (i8 each). The rows of one step stand
/// together, and of these one unit after the other: so the file compresses better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// What the weights were trained on.
    pub training: Training,
    /// For each symmetry class the quantization step of its row, one of [`STEPS`](Self::STEPS), or 0 for a class too
    /// rare to have a row.
    pub steps: Vec<u8>,
    /// The first row, of rare configurations, which is all zeros; then those of the first step in the order of the
    /// classes, those of the second, and so on.
    pub rows: Vec<Row>,
    /// One for each number of empty squares, 0 … 60.
    pub stages: Box<[Stage; STAGES]>,
}

/// What weights were trained on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    /// How many times the training positions have been relabeled with earlier weights.
    pub generation: u32,
    /// The number of training positions.
    pub positions: u64,
}

/// Why bytes are not a file of weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin with the magic of a file of weights.
    NotWeights,
    /// They are in a version of the format that this engine does not read.
    Version {
        /// The version found.
        found: u16,
    },
    /// There are too few or too many of them.
    Length {
        /// The number of bytes that follows from the header.
        expected: usize,
        /// The number of bytes found.
        found: usize,
    },
    /// The checksum does not fit the rest.
    Checksum {
        /// The checksum in the bytes.
        stored: u64,
        /// The checksum of the bytes.
        computed: u64,
    },
    /// The quantization step of a class is not one of [`Model::STEPS`].
    Step {
        /// The index of the class.
        class: usize,
        /// The step found.
        found: u8,
    },
    /// A number, multiplied by the quantization step of its row, does not fit in 8 bits.
    Number {
        /// The quantization step.
        step: u8,
        /// The number as stored, in steps.
        found: i8,
    },
    /// The number of classes that have a row differs from the number of rows.
    Rows {
        /// The rows that the header announces.
        announced: usize,
        /// The classes that have one.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => write!(f, "weights: expected a file that begins with \"FlipEval\""),
            Self::Version { found } => write!(f, "weights: expected version {VERSION}, found {found}"),
            Self::Length { expected, found } => {
                write!(f, "weights: expected {expected} bytes, found {found}")
            }
            Self::Checksum { stored, computed } => {
                write!(f, "damaged weights: expected checksum {stored:#018x}, found {computed:#018x}")
            }
            Self::Step { class, found } => write!(
                f,
                "quantization step of symmetry class {class}: expected one of 0, 1, 2, 4, 8, found {found}"
            ),
            Self::Number { step, found } => {
                write!(f, "weight in steps of {step}: expected at most {}, found {found}", 127 / step)
            }
            Self::Rows { announced, found } => {
                write!(f, "symmetry classes with a row: expected {announced}, found {found}")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

impl Model {
    /// The quantization steps: the numbers of a row are multiples of one of these. Coarse ones, for configurations that
    /// were seen rarely, compress better.
    pub const STEPS: [u8; 4] = [1, 2, 4, 8];

    /// Reads a model from the bytes of a file.
    ///
    /// # Errors
    /// Names what is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::NotWeights)?;
        let length = |expected| WeightsError::Length { expected, found: bytes.len() };
        let too_short = || length(HEADER);
        let found = u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        if found != VERSION {
            return Err(WeightsError::Version { found });
        }
        let announced = usize::from(u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?));
        let generation = u32::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let positions = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let stored = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let classes = SymmetryClasses::of_shapes().count();
        let expected = HEADER + STAGES * STAGE + classes + announced * UNITS;
        if bytes.len() != expected {
            return Err(length(expected));
        }
        let computed = checksum(bytes);
        if stored != computed {
            return Err(WeightsError::Checksum { stored, computed });
        }
        let (stages, rest) = rest.split_at(STAGES * STAGE);
        let (steps, mut units) = rest.split_at(classes);
        let is_known = |step: &u8| *step == 0 || Self::STEPS.contains(step);
        if let Some(class) = steps.iter().position(|step| !is_known(step)) {
            return Err(WeightsError::Step { class, found: steps[class] });
        }
        let found = steps.iter().filter(|step| **step != 0).count();
        if found != announced {
            return Err(WeightsError::Rows { announced, found });
        }
        let mut rows = vec![Row([0; UNITS])];
        for step in Self::STEPS {
            let count = steps.iter().filter(|found| **found == step).count();
            let of_step;
            (of_step, units) = units.split_at(count * UNITS);
            let number = |&found: &u8| {
                let found = found as i8;
                found.checked_mul(step as i8).ok_or(WeightsError::Number { step, found })
            };
            let numbers = of_step.iter().map(number).collect::<Result<Vec<i8>, _>>()?;
            let row = |row| Row(std::array::from_fn(|unit| numbers[unit * count + row]));
            rows.extend((0..count).map(row));
        }
        Ok(Self {
            training: Training { generation, positions },
            steps: steps.to_vec(),
            rows,
            stages: Box::new(std::array::from_fn(|empties| Stage::parse(&stages[empties * STAGE..]))),
        })
    }

    /// The bytes of a file that [`parse`](Self::parse) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(((self.rows.len() - 1) as u16).to_le_bytes());
        bytes.extend(self.training.generation.to_le_bytes());
        bytes.extend(self.training.positions.to_le_bytes());
        bytes.extend([0; 8]);
        bytes.extend(self.stages.iter().flat_map(Stage::bytes));
        bytes.extend(&self.steps);
        let mut rows = &self.rows[1..];
        for step in Self::STEPS {
            let of_step;
            (of_step, rows) = rows.split_at(self.steps.iter().filter(|found| **found == step).count());
            let in_steps = |number: i8| (number / step as i8) as u8;
            bytes.extend((0..UNITS).flat_map(|unit| of_step.iter().map(move |row| in_steps(row.0[unit]))));
        }
        let checksum = checksum(&bytes).to_le_bytes();
        bytes[HEADER - 8..HEADER].copy_from_slice(&checksum);
        bytes
    }

    /// For each symmetry class the index of its row.
    pub(super) fn places(&self) -> Vec<u16> {
        let mut places = vec![0; self.steps.len()];
        let mut row = 0;
        for step in Self::STEPS {
            for (place, _) in places.iter_mut().zip(&self.steps).filter(|(_, found)| **found == step) {
                row += 1;
                *place = row;
            }
        }
        places
    }
}

impl Stage {
    /// Reads a stage off the front of bytes that are long enough.
    fn parse(bytes: &[u8]) -> Self {
        let (biases, numbers) = bytes.split_at(UNITS);
        let number = |index: usize| i16::from_le_bytes([numbers[2 * index], numbers[2 * index + 1]]);
        Self {
            biases: std::array::from_fn(|unit| biases[unit] as i8),
            weights: std::array::from_fn(number),
            constant: number(UNITS),
        }
    }

    fn bytes(&self) -> impl Iterator<Item = u8> {
        let biases = self.biases.into_iter().flat_map(i8::to_le_bytes);
        biases.chain(self.weights.into_iter().chain([self.constant]).flat_map(i16::to_le_bytes))
    }
}

/// Takes a number's bytes off the front.
fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*number)
}

/// The checksum in the header of a file that was parsed or just written.
pub(super) fn stored_checksum(bytes: &[u8]) -> u64 {
    bytes[HEADER - 8..HEADER].try_into().map_or(0, u64::from_le_bytes)
}

/// The hash of a file except the checksum in its header.
fn checksum(bytes: &[u8]) -> u64 {
    fnv1a(bytes[..HEADER - 8].iter().chain(&bytes[HEADER..]).copied())
}
