use std::fmt;

/// The version of the format that this engine reads and writes.
pub(super) const VERSION: u16 = 8;

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
    /// They end before the header does, or before the part whose length it tells.
    Length {
        /// The number of bytes that there must be.
        least: usize,
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
            Self::Length { least, found } => {
                write!(f, "weights: expected at least {least} bytes, found {found}")
            }
            Self::Checksum { stored, computed } => {
                write!(f, "damaged weights: expected checksum {stored:#018x}, found {computed:#018x}")
            }
            Self::Rows { announced, found } => {
                write!(f, "symmetry classes with a row: expected {announced}, found {found}")
            }
        }
    }
}

impl std::error::Error for WeightsError {}
