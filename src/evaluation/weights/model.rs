use std::fmt;

use crate::evaluation::patterns::Folding;

use super::Mix;

const MAGIC: [u8; 8] = *b"FlipEval";
const VERSION: u16 = 2;

/// Magic, version, number of knots, generation, positions, step, checksum.
const HEADER: usize = 8 + 2 + 2 + 4 + 8 + 4 + 8;

/// The weights as training leaves them and `data/eval.bin` holds them.
///
/// The file, with its numbers in little-endian order: magic `FlipEval`, version (u16), number of knots (u16),
/// generation (u32), positions (u64), step (u32), checksum of all but itself (u64); then the knots (u8 each), the
/// biases (61 of i16) and for each class one i8 a knot: side by side the knots of a class, which hardly differ, pack well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// What the weights were trained on.
    pub training: Training,
    /// The numbers of empty squares that the weights belong to, growing.
    pub knots: Vec<u8>,
    /// What one step of a weight is worth, in units of 1/128 disc.
    pub step: u32,
    /// What is added to the sum of the weights at 0 … 60 empty squares, in units.
    pub biases: Vec<i16>,
    /// The weights of the classes in steps, one knot after the other.
    pub weights: Vec<i8>,
}

/// What weights were trained on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    /// How many times the training positions have been labelled anew with earlier weights.
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
    /// The knots are none, or do not grow, or pass 60 empty squares.
    Knots {
        /// The knots as they stand there.
        found: Vec<u8>,
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
            Self::Knots { found } => write!(f, "knots {found:?} do not grow from 0 to 60 empty squares"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Model {
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
        let knot_count = usize::from(u16::from_le_bytes(take(&mut rest).ok_or_else(too_short)?));
        let generation = u32::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let positions = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let step = u32::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let stored = u64::from_le_bytes(take(&mut rest).ok_or_else(too_short)?);
        let classes = Folding::new().len();
        let expected = HEADER + knot_count + 61 * 2 + knot_count * classes;
        if bytes.len() != expected {
            return Err(length(expected));
        }
        let computed = checksum(bytes);
        if stored != computed {
            return Err(WeightsError::Checksum { stored, computed });
        }
        let (knots, rest) = rest.split_at(knot_count);
        if knots.is_empty() || !knots.is_sorted_by(|a, b| a < b) || knots[knot_count - 1] > 60 {
            return Err(WeightsError::Knots { found: knots.to_vec() });
        }
        let (biases, weights) = rest.split_at(61 * 2);
        Ok(Self {
            training: Training { generation, positions },
            knots: knots.to_vec(),
            step,
            biases: biases.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect(),
            weights: transposed(weights, knot_count).map(|byte| byte as i8).collect(),
        })
    }

    /// The bytes of a file that [`parse`](Self::parse) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((self.knots.len() as u16).to_le_bytes());
        bytes.extend(self.training.generation.to_le_bytes());
        bytes.extend(self.training.positions.to_le_bytes());
        bytes.extend(self.step.to_le_bytes());
        bytes.extend([0; 8]);
        bytes.extend(&self.knots);
        bytes.extend(self.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        let classes = self.weights.len() / self.knots.len();
        bytes.extend(transposed(&self.weights, classes).map(|weight| weight as u8));
        let checksum = checksum(&bytes).to_le_bytes();
        bytes[HEADER - 8..HEADER].copy_from_slice(&checksum);
        bytes
    }

    /// The weights of all classes in units, between two knots.
    pub(super) fn mixed(&self, mix: Mix) -> Vec<i16> {
        let classes = self.weights.len() / self.knots.len();
        let at = |knot: usize| &self.weights[knot.min(self.knots.len() - 1) * classes..][..classes];
        let (near_parts, far_parts) = (Mix::WHOLE - mix.parts, mix.parts);
        let weight = |(&near, &far): (&i8, &i8)| {
            let mixed = (i32::from(near) * near_parts + i32::from(far) * far_parts) * self.step as i32;
            (mixed + Mix::WHOLE / 2).div_euclid(Mix::WHOLE).clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        at(mix.knot).iter().zip(at(mix.knot + 1)).map(weight).collect()
    }
}

/// Takes a number's bytes off the front.
fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*number)
}

/// The numbers of a table of rows that have `width` numbers each, one column after the other.
fn transposed<T: Copy>(rows: &[T], width: usize) -> impl Iterator<Item = T> {
    (0..width).flat_map(move |column| rows.iter().skip(column).step_by(width).copied())
}

/// The 64-bit FNV-1a hash of a file but for the checksum in its header.
fn checksum(bytes: &[u8]) -> u64 {
    let covered = bytes[..HEADER - 8].iter().chain(&bytes[HEADER..]);
    covered.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
