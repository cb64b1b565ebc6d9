//! The border to JavaScript, and the core's tests once more, as WebAssembly: in Node (`node.rs`) and in a browser
//! (`browser.rs`) alike.

mod border;
#[path = "../differential.rs"]
mod differential;
#[path = "../endgame.rs"]
mod endgame;
#[path = "../evaluation.rs"]
mod evaluation;
#[path = "../pacing.rs"]
mod pacing;
#[path = "../rules.rs"]
mod rules;
#[path = "../search.rs"]
mod search;
#[path = "../searcher.rs"]
mod searcher;
#[path = "../signature.rs"]
mod signature;
#[path = "../team.rs"]
mod team;
#[path = "../tiny_tables.rs"]
mod tiny_tables;
