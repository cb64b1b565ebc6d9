//! The format of a file of weights.

use crate::coding::{Decoder, Encoder, fnv1a};
use crate::evaluation::patterns::SymmetryClasses;

use super::error::{VERSION, WeightsError};
use super::model::{Model, Row, Stage, Training};
use super::walk::walk;

const MAGIC: [u8; 8] = *b"FlipEval";

/// Magic, version, number of rows, generation, positions, checksum.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 8;

impl Model {
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
