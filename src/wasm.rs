//! The border to JavaScript: the engine and the game as classes, errors with codes. No rule and no search is here.

mod engine;
mod error;
mod game;
mod object;

pub use engine::{Engine, check, check_engine};
pub use error::Failure;
pub use game::Game;
