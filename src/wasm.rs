//! The border to JavaScript: the only place that knows JavaScript's values. No rule and no search is here.
//!
//! A call is checked once, where it is made: [`request`] turns a position and a plain object of options into the words
//! of a checked request, which any engine of the same module takes, also one in a worker ([`Engine::begin`]).

mod answer;
mod engine;
mod error;
mod request;
mod source;

pub use engine::{Engine, check_engine};
pub use error::Failure;
pub use request::{part, request};
