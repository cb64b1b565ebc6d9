//! The border to JavaScript, and of the core's tests those of what WebAssembly has of its own, in Node (`node.rs`) and
//! in a browser (`browser.rs`) alike: instructions for vectors in the rules and the evaluation, the clock, 32 bits of
//! address. That a search runs as it does natively, node by node, `signature` shows; what such a search is worth is
//! tested natively.

mod border;
#[path = "../endgame.rs"]
mod endgame;
#[path = "../evaluation.rs"]
mod evaluation;
#[path = "../rules.rs"]
mod rules;
#[path = "../searcher.rs"]
mod searcher;
#[path = "../signature.rs"]
mod signature;
