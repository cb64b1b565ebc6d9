//! Everything a front end can ask of the engine, in plain Rust: checked requests, levels, and the engine that works
//! them off in slices.

mod engine;
mod level;
mod openings;
mod options;
mod position;
mod request;

pub use engine::{Engine, Spent, StartError};
pub use level::{Level, UnknownLevel};
pub use openings::opening_name;
pub use options::{EngineOptions, MAX_SAFE_INTEGER, OptionError, SearchOptions, Seed, whole};
pub use position::{PositionError, read_game};
pub use request::Request;
