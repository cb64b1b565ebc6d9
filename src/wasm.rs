//! The border to JavaScript: the only layer that knows JavaScript's values. It contains no rules and no search. Below
//! it the core asks its host for one thing, the time (`clock`), and gets a plain number.
//!
//! A call is checked once, by the caller: [`request`] checks a position and a plain object of options, and encodes them
//! as the words of a request. Any engine of the same module takes these, also one in a worker ([`JsEngine::begin`]).

mod answer;
mod engine;
mod error;
mod request;
mod source;

pub use engine::{JsEngine, check_engine};
pub use error::Failure;
pub use request::{part, request, shared_limits};
