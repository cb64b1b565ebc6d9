//! The format of a file of weights.

use crate::coding::{Decoder, Encoder, SymbolDecoder, SymbolEncoder, fnv1a};
use crate::evaluation::model::{Model, Row, STAGES, Stage, Training};
use crate::evaluation::patterns::ENTRIES;

use super::error::{VERSION, WeightsError};
use super::symmetry_classes::SymmetryClasses;
use super::walk::{CONTEXTS, OfSteps, walk, walk_stages};

const MAGIC: [u8; 8] = *b"FlipEval";

/// Magic, version, number of rows, generation, positions, checksum, length of the stages and shares.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 8 + 2;

/// Where the checksum is.
const CHECKSUM: std::ops::Range<usize> = 24..32;

/// What a file holds, with a row for each entry.
pub(in crate::evaluation) struct Contents {
    training: Training,
    of_steps: OfSteps,
    pub rows: Vec<Row>,
    pub stages: Box<[Stage; STAGES]>,
}

/// Reads a file. There are `padding` rows of zeros on both sides of the others.
pub(in crate::evaluation) fn read(bytes: &[u8], padding: usize) -> Result<Contents, WeightsError> {
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
    let mut rows = vec![Row::default(); padding + ENTRIES + padding];
    let mut stages = Box::new(std::array::from_fn(|_| Stage::default()));
    let mut bits = Decoder::new(bits);
    walk_stages(&mut bits, &mut stages);
    let coder = &mut SymbolDecoder::new(symbols, &mut bits, CONTEXTS);
    let of_entries = rows[padding..].first_chunk_mut().expect("there are as many rows as entries");
    let of_steps = walk(coder, of_entries, announced, |_| 0, |_| Row::default());
    match of_steps.iter().map(Vec::len).sum() {
        found if found == announced => {
            Ok(Contents { training: Training { generation, positions }, of_steps, rows, stages })
        }
        found => Err(WeightsError::Rows { announced, found }),
    }
}

impl Model {
    /// Reads a model from the bytes of a file.
    ///
    /// # Errors
    /// Names what is wrong with them.
    pub fn parse(bytes: &[u8]) -> Result<Self, WeightsError> {
        let Contents { training, of_steps, rows: of_entries, stages } = read(bytes, 0)?;
        let classes = SymmetryClasses::of_shapes();
        let (mut steps, mut rows) = (vec![0; classes.count()], vec![Row::default()]);
        for (step, of_step) in Self::STEPS.into_iter().zip(of_steps) {
            for [first, _] in of_step {
                steps[classes.of_entries()[first as usize] as usize] = step;
                rows.push(of_entries[first as usize]);
            }
        }
        Ok(Self { training, steps, rows, stages })
    }

    /// The bytes of a file that [`parse`](Self::parse) reads.
    ///
    /// # Panics
    /// When the number of rows is not that of the classes that need one; a model read from bytes has as many.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut bits, mut symbols) = (Encoder::new(), SymbolEncoder::new(CONTEXTS));
        walk_stages(&mut bits, &mut self.stages.clone());
        let (count, rows_of_classes, classes) =
            (self.rows.len() - 1, self.rows_of_classes(), SymmetryClasses::of_shapes());
        let class = |entry: usize| classes.of_entries()[entry] as usize;
        let (step, row) =
            (|entry| self.steps[class(entry)], |entry| self.rows[usize::from(rows_of_classes[class(entry)])]);
        let mut of_entries = vec![Row::default(); ENTRIES];
        let of_steps = walk(
            &mut symbols,
            of_entries.first_chunk_mut().expect("there is one for each entry"),
            count,
            step,
            row,
        );
        let found: usize = of_steps.iter().map(Vec::len).sum();
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
pub(in crate::evaluation) fn stored_checksum(bytes: &[u8]) -> u64 {
    bytes[CHECKSUM].try_into().map_or(0, u64::from_le_bytes)
}

/// The hash of a file except the checksum in its header.
fn checksum(bytes: &[u8]) -> u64 {
    fnv1a(bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]).copied())
}
