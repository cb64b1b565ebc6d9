//! How files begin: eight bytes that name their kind, a version, and a checksum of all the rest.

use std::fmt;

use super::checksum::fnv1a;

/// A kind of file: its name, its version (u32), fields, a checksum (u64) of everything but the name, and the content.
/// Numbers are little-endian.
///
/// ```
/// use flipside::coding::{Frame, FrameError};
/// const FRAME: Frame<2> = Frame { name: "FLIPFACT", version: 3 };
/// let mut bytes = FRAME.seal(*b"ab", b"content");
/// let framed = FRAME.open(&bytes).unwrap();
/// assert_eq!((framed.fields, framed.content), (b"ab", &b"content"[..]));
/// bytes[28] ^= 1;
/// assert_eq!(FRAME.open(&bytes).unwrap_err(), FrameError::Checksum);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Frame<const FIELDS: usize> {
    /// The letters that all files of this kind begin with: eight of them, of one byte each.
    pub name: &'static str,
    /// The version of what follows.
    pub version: u32,
}

/// A file that was read.
#[derive(Clone, Copy, Debug)]
pub struct Framed<'bytes, const FIELDS: usize> {
    /// What stands between version and checksum.
    pub fields: &'bytes [u8; FIELDS],
    /// Another file can name the file by it.
    pub checksum: u64,
    /// What follows the checksum.
    pub content: &'bytes [u8],
}

impl<const FIELDS: usize> Frame<FIELDS> {
    /// The bytes of a file.
    pub fn seal(&self, fields: [u8; FIELDS], content: &[u8]) -> Vec<u8> {
        let version = self.version.to_le_bytes();
        let checksum = checksum(version, &fields, content).to_le_bytes();
        [self.name.as_bytes(), &version, &fields, &checksum, content].concat()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When the bytes are no file of this kind and version, or damaged.
    pub fn open<'bytes>(&self, bytes: &'bytes [u8]) -> Result<Framed<'bytes, FIELDS>, FrameError> {
        let parts = bytes.strip_prefix(self.name.as_bytes()).and_then(|rest| {
            let (version, rest) = rest.split_first_chunk()?;
            let (fields, rest) = rest.split_first_chunk()?;
            let (checksum, content) = rest.split_first_chunk()?;
            Some((*version, Framed { fields, checksum: u64::from_le_bytes(*checksum), content }))
        });
        let (version, framed) = parts.ok_or(FrameError::Name { expected: self.name })?;
        let found = u32::from_le_bytes(version);
        if found != self.version {
            return Err(FrameError::Version { expected: self.version, found });
        }
        if checksum(version, framed.fields, framed.content) != framed.checksum {
            return Err(FrameError::Checksum);
        }
        Ok(framed)
    }
}

fn checksum(version: [u8; 4], fields: &[u8], content: &[u8]) -> u64 {
    fnv1a(version.iter().chain(fields).chain(content).copied())
}

/// Why bytes are no file of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// They do not begin as such a file does, or end before its content.
    Name {
        /// How they should begin.
        expected: &'static str,
    },
    /// They were written in another version of the format.
    Version {
        /// The version that can be read.
        expected: u32,
        /// The version found.
        found: u32,
    },
    /// They do not match their checksum.
    Checksum,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name { expected } => write!(f, "expected bytes that begin with {expected}, found others"),
            Self::Version { expected, found } => write!(f, "expected version {expected}, found {found}"),
            Self::Checksum => write!(f, "the checksum does not match: the bytes are damaged"),
        }
    }
}

impl std::error::Error for FrameError {}
