//! What a front end can ask of the engine, in plain Rust: typed options, requests, levels, and the engine that answers.
//!
//! A front end (the JavaScript package, a command-line tool, a test) passes named values. [`Options::read`] checks them
//! against the declarations in `options.rs`. A [`Request`] made from them goes to an [`Engine`], which searches in
//! slices and reports.

mod call;
mod choice;
mod clock;
mod dice;
mod engine;
mod level;
mod options;
mod plan;
mod request;
mod skill;
mod value;
mod variety;
mod words;

pub use call::{Call, CallError, Task};
pub use choice::Choice;
pub use clock::{Clock, TimeShare};
pub use engine::{Engine, StartError, Totals};
pub use level::Level;
pub use options::{
    Field, LimitOptions, OptionError, Options, Selection, Source, Style, TableOptions, check_names,
};
pub use plan::Share;
pub use request::Request;
pub use skill::Skill;
pub use value::{
    Depth, Given, LegalMoves, Milliseconds, MoveCount, NodeCount, OptionValue, Seed, TableBits, Toggle,
};
pub use variety::Variety;
pub use words::{NotARequest, PositionsError, Words, positions_from_words};
