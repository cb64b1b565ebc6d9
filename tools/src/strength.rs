//! How strong the engine is: by positions whose scores are known, and by matches.

pub mod accuracy;
pub mod contest;
pub mod ladder;
pub mod problems;
