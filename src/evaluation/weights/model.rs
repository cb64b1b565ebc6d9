use std::fmt;

use crate::coding::fnv1a;
use crate::evaluation::patterns::Folding;

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

/// What a content of a pattern adds to each unit, in parts of which [`FULL`](super::FULL) make a full one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct Row(pub [i8; UNITS]);

/// What units begin with and are worth at one number of empty squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The sums of the units at each corner before anything is added; an edge has those of its two corners.
    pub biases: [i8; UNITS],
    /// What a full unit of one corner is worth, and one of an edge, in 1/64 of a disc.
    pub weights: [i16; UNITS],
    /// What is added to the value, in units of 1/128 disc.
    pub constant: i16,
}

/// The weights as training leaves them and `data/eval.bin` holds them.
///
/// The file, with its numbers in little-endian order: magic `FlipEval`, version (u16), number of rows (u16),
/// generation (u32), positions (u64), checksum of all but itself (u64); the stages of 0 … 60 empty squares; the grain
/// of each class (u8); and the rows without the first, in grains (i8 each). Like stands beside like, which packs
/// better: the rows of a grain together, and of these one unit after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// What the weights were trained on.
    pub training: Training,
    /// For each class of contents the number of which those in its row are multiples, one of [`GRAINS`](Self::GRAINS),
    /// or 0 for a class too rare to have a row.
    pub grains: Vec<u8>,
    /// The first row, of rare contents, which is all zeros; then those of the first grain in the order of the classes,
    /// those of the second, and so on.
    pub rows: Vec<Row>,
    /// One for each number of empty squares, 0 … 60.
    pub stages: Box<[Stage; STAGES]>,
}

/// What weights were trained on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    /// How many times the training positions have been labeled anew with earlier weights.
    pub generation: u32,
    /// The number of training positions.
    pub positions: u64,
}

/// Why bytes are not weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin as a file of weights does.
    NotWeights,
    /// They are of a version that this engine does not read.
    Version {
        /// The version they name.
        found: u16,
    },
    /// They are too few or too many.
    Length {
        /// The number of bytes that their header announces.
        expected: usize,
        /// The number of bytes there are.
        found: usize,
    },
    /// The checksum does not fit the rest.
    Checksum {
        /// The checksum in the bytes.
        stored: u64,
        /// The checksum of the bytes.
        computed: u64,
    },
    /// A class has a grain that there is not.
    Grain {
        /// The index of the class.
        class: usize,
        /// The grain that stands there.
        found: u8,
    },
    /// A number is of more grains than 8 bits hold.
    Number {
        /// The grain of its row.
        grain: u8,
        /// How many grains it says it is of.
        found: i8,
    },
    /// The number of classes with a row is another than the number of rows.
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
            Self::NotWeights => write!(f, "the bytes do not begin with \"FlipEval\": not a file of weights"),
            Self::Version { found } => write!(f, "weights of version {found}, this engine reads {VERSION}"),
            Self::Length { expected, found } => {
                write!(f, "weights of {expected} bytes, of which there are {found}")
            }
            Self::Checksum { stored, computed } => {
                write!(f, "damaged weights: their checksum is {computed:#018x}, not {stored:#018x}")
            }
            Self::Grain { class, found } => {
                write!(f, "contents of class {class} have the grain {found}, not one of 0, 1, 2, 4, 8")
            }
            Self::Number { grain, found } => {
                write!(f, "a number of {found} grains of {grain}, which 8 bits do not hold")
            }
            Self::Rows { announced, found } => {
                write!(f, "weights of {announced} rows, which {found} classes of contents have")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

impl Model {
    /// What the numbers of a row may be multiples of: coarse numbers, for contents that are not known better, take less
    /// room.
    pub const GRAINS: [u8; 4] = [1, 2, 4, 8];

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
        let classes = Folding::new().len();
        let expected = HEADER + STAGES * STAGE + classes + announced * UNITS;
        if bytes.len() != expected {
            return Err(length(expected));
        }
        let computed = checksum(bytes);
        if stored != computed {
            return Err(WeightsError::Checksum { stored, computed });
        }
        let (stages, rest) = rest.split_at(STAGES * STAGE);
        let (grains, mut units) = rest.split_at(classes);
        let is_grain = |grain: &u8| *grain == 0 || Self::GRAINS.contains(grain);
        if let Some(class) = grains.iter().position(|grain| !is_grain(grain)) {
            return Err(WeightsError::Grain { class, found: grains[class] });
        }
        let found = grains.iter().filter(|grain| **grain != 0).count();
        if found != announced {
            return Err(WeightsError::Rows { announced, found });
        }
        let mut rows = vec![Row([0; UNITS])];
        for grain in Self::GRAINS {
            let count = grains.iter().filter(|found| **found == grain).count();
            let of_grain;
            (of_grain, units) = units.split_at(count * UNITS);
            let number = |&found: &u8| {
                let found = found as i8;
                found.checked_mul(grain as i8).ok_or(WeightsError::Number { grain, found })
            };
            let numbers = of_grain.iter().map(number).collect::<Result<Vec<i8>, _>>()?;
            let row = |row| Row(std::array::from_fn(|unit| numbers[unit * count + row]));
            rows.extend((0..count).map(row));
        }
        Ok(Self {
            training: Training { generation, positions },
            grains: grains.to_vec(),
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
        bytes.extend(&self.grains);
        let mut rows = &self.rows[1..];
        for grain in Self::GRAINS {
            let of_grain;
            (of_grain, rows) = rows.split_at(self.grains.iter().filter(|found| **found == grain).count());
            let in_grains = |number: i8| (number / grain as i8) as u8;
            bytes.extend((0..UNITS).flat_map(|unit| of_grain.iter().map(move |row| in_grains(row.0[unit]))));
        }
        let checksum = checksum(&bytes).to_le_bytes();
        bytes[HEADER - 8..HEADER].copy_from_slice(&checksum);
        bytes
    }

    /// For each class of contents the index of its row.
    pub(super) fn places(&self) -> Vec<u16> {
        let mut places = vec![0; self.grains.len()];
        let mut row = 0;
        for grain in Self::GRAINS {
            for (place, _) in places.iter_mut().zip(&self.grains).filter(|(_, found)| **found == grain) {
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

    /// A number that tells the stages of one training from those of another.
    pub(super) fn fingerprint(stages: &[Self]) -> u64 {
        fnv1a(stages.iter().flat_map(Self::bytes))
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

/// The hash of a file but for the checksum in its header.
fn checksum(bytes: &[u8]) -> u64 {
    fnv1a(bytes[..HEADER - 8].iter().chain(&bytes[HEADER..]).copied())
}
