//! The weights as training produces them, and the format of their file.

use crate::coding::{Decoder, Encoder, fnv1a};
use crate::evaluation::patterns::SymmetryClasses;

use super::error::{VERSION, WeightsError};
use super::walk::walk;

const MAGIC: [u8; 8] = *b"FlipEval";

/// Magic, version, number of rows, generation, positions, checksum.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 8;

/// The number of units of a row: the first half are those of a corner, the second half those of an edge.
pub const UNITS: usize = 16;

/// The number of stages: one for each number of empty squares, 0 … 60.
pub const STAGES: usize = 61;

/// Sums are fixed-point numbers: this one stands for 1, where the activation is clipped.
pub const ONE: i8 = 64;

/// What a configuration of a pattern adds to each unit: fixed-point numbers in which [`ONE`] stands for 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub struct Row(pub [i8; UNITS]);

/// The biases and output weights at one number of empty squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
/// (u32), positions (u64), checksum of all but itself (u64); then stages, quantization steps and rows, arithmetic-coded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// What the weights were trained on.
    pub training: Training,
    /// For each symmetry class the quantization step of its row, one of [`STEPS`](Self::STEPS), or 0 for a class too
    /// rare to have a row.
    pub steps: Vec<u8>,
    /// The first row, of rare configurations, which is all zeros; then those of the first step in the order of the
    /// classes, those of the second, and so on. There are at most 65,535 of them.
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

impl Model {
    /// The quantization steps: the numbers of a row are multiples of one of these. Coarse ones, for configurations that
    /// were seen rarely, take fewer bits.
    pub const STEPS: [u8; 4] = [1, 2, 8, 16];

    /// Reads a model from the bytes of a file.
    ///
    /// # Errors
    /// Names what is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::read(bytes, &SymmetryClasses::of_shapes())
    }

    /// The same, when the symmetry classes are already known.
    pub(super) fn read(bytes: &[u8], classes: &SymmetryClasses) -> Result<Self, WeightsError> {
        let mut rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::NotWeights)?;
        let too_short = || WeightsError::Length { least: HEADER, found: bytes.len() };
        let found = u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        if found != VERSION {
            return Err(WeightsError::Version { found });
        }
        let announced = usize::from(u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?));
        let generation = u32::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let positions = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let stored = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let computed = checksum(bytes);
        if stored != computed {
            return Err(WeightsError::Checksum { stored, computed });
        }
        let mut model = Self {
            training: Training { generation, positions },
            steps: vec![0; classes.count()],
            rows: vec![Row::default(); 1 + announced],
            stages: Box::new(std::array::from_fn(|_| Stage::default())),
        };
        match walk(&mut Decoder::new(rest), classes, &mut model) {
            found if found == announced => Ok(model),
            found => Err(WeightsError::Rows { announced, found }),
        }
    }

    /// The bytes of a file that [`parse`](Self::parse) reads.
    ///
    /// # Panics
    /// When the number of rows is not that of the classes that need one; a model read from bytes has as many.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut encoder, mut model) = (Encoder::new(), self.clone());
        let count = self.rows.len() - 1;
        assert_eq!(walk(&mut encoder, &SymmetryClasses::of_shapes(), &mut model), count, "rows");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((count as u16).to_le_bytes());
        bytes.extend(self.training.generation.to_le_bytes());
        bytes.extend(self.training.positions.to_le_bytes());
        bytes.extend([0; 8]);
        bytes.extend(encoder.finish());
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
