//! The format of a file of weights.

use crate::coding::{Decoder, Encoder, SymbolDecoder, SymbolEncoder, fnv1a};
use crate::evaluation::patterns::{ENTRIES, SymmetryClasses};

use super::error::{VERSION, WeightsError};
use super::model::{Model, Row, STAGES, Stage, Training};
use super::walk::{CONTEXTS, walk, walk_stages};

const MAGIC: [u8; 8] = *b"FlipEval";

/// Magic, version, number of rows, generation, positions, checksum, length of the stages and shares.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 8 + 2;

/// Where the checksum is.
const CHECKSUM: std::ops::Range<usize> = 24..32;

/// What a file holds, with a row for each entry.
pub(super) struct Contents {
    training: Training,
    steps: Vec<u8>,
    pub rows: Vec<Row>,
    pub stages: Box<[Stage; STAGES]>,
}

/// Reads a file. There are `padding` rows of zeros on both sides of the others.
pub(super) fn read(
    bytes: &[u8],
    classes: &SymmetryClasses,
    padding: usize,
) -> Result<Contents, WeightsError> {
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
    let length = usize::from(u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?));
    let computed = checksum(bytes);
    if stored != computed {
        return Err(WeightsError::Checksum { stored, computed });
    }
    let too_short = || WeightsError::Length { least: HEADER + length, found: bytes.len() };
    let (bits, symbols) = rest.split_at_checked(length).ok_or_else(too_short)?;
    let mut contents = Contents {
        training: Training { generation, positions },
        steps: vec![0; classes.count()],
        rows: vec![Row::default(); padding + ENTRIES + padding],
        stages: Box::new(std::array::from_fn(|_| Stage::default())),
    };
    let mut bits = Decoder::new(bits);
    walk_stages(&mut bits, &mut contents.stages);
    let coder = &mut SymbolDecoder::new(symbols, &mut bits, CONTEXTS);
    let rows = &mut contents.rows[padding..padding + ENTRIES];
    match walk(coder, classes, &mut contents.steps, rows, announced, |_| Row::default()) {
        found if found == announced => Ok(contents),
        found => Err(WeightsError::Rows { announced, found }),
    }
}

impl Model {
    /// Reads a model from the bytes of a file.
    ///
    /// # Errors
    /// Names what is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Self, WeightsError> {
        let classes = SymmetryClasses::of_shapes();
        let Contents { training, steps, rows: of_entries, stages } = read(bytes, &classes, 0)?;
        let mut model = Self { training, steps, rows: Vec::new(), stages };
        let places = model.places();
        model.rows.resize(1 + places.iter().filter(|place| **place != 0).count(), Row::default());
        for (place, &first) in places.into_iter().zip(classes.firsts()).filter(|(place, _)| *place != 0) {
            model.rows[usize::from(place)] = of_entries[first as usize];
        }
        Ok(model)
    }

    /// The bytes of a file that [`parse`](Self::parse) reads.
    ///
    /// # Panics
    /// When the number of rows is not that of the classes that need one; a model read from bytes has as many.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut bits, mut symbols) = (Encoder::new(), SymbolEncoder::new(CONTEXTS));
        walk_stages(&mut bits, &mut self.stages.clone());
        let (count, places, classes) = (self.rows.len() - 1, self.places(), SymmetryClasses::of_shapes());
        let known = |class: usize| self.rows[usize::from(places[class])];
        let of_entries = &mut vec![Row::default(); ENTRIES];
        let found = walk(&mut symbols, &classes, &mut self.steps.clone(), of_entries, count, known);
        assert_eq!(found, count, "rows");
        let symbols = symbols.finish(&mut bits);
        let bits = bits.finish();
        let length = u16::try_from(bits.len()).expect("stages and shares take a few kilobytes");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((count as u16).to_le_bytes());
        bytes.extend(self.training.generation.to_le_bytes());
        bytes.extend(self.training.positions.to_le_bytes());
        bytes.extend([0; 8]);
        bytes.extend(length.to_le_bytes());
        bytes.extend(bits);
        bytes.extend(symbols);
        let checksum = checksum(&bytes).to_le_bytes();
        bytes[CHECKSUM].copy_from_slice(&checksum);
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
    bytes[CHECKSUM].try_into().map_or(0, u64::from_le_bytes)
}

/// The hash of a file except the checksum in its header.
fn checksum(bytes: &[u8]) -> u64 {
    fnv1a(bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]).copied())
}
