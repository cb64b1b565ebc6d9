//! The files that the programs share: how each kind is read and written.

pub mod atomic;
pub mod games;
pub mod position_file;
pub mod test_files;
pub mod text;
