//! Flipside: an Othello engine for the browser.
//!
//! The layers, lowest first; each uses only those above it in this list:
//! [`types`], [`coding`], [`rules`], [`table`], [`evaluation`], [`search`], [`knowledge`], [`session`], and on
//! WebAssembly the border to JavaScript.

pub mod coding;
pub mod evaluation;
pub mod knowledge;
pub mod rules;
pub mod search;
pub mod session;
pub mod table;
pub mod types;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
