//! Flipside: an Othello engine for the browser.
//!
//! The layers, lowest first; each uses only those above it in this list: [`clock`], [`types`], [`coding`], [`rules`],
//! [`knowledge`], [`table`], [`evaluation`], [`search`], [`session`], and on WebAssembly the border to JavaScript.

#[cfg(feature = "engine")]
pub mod clock;
pub mod coding;
#[cfg(feature = "engine")]
pub mod evaluation;
pub mod knowledge;
// Some of the rules and types are for the search alone, which the book is built without.
#[cfg_attr(not(feature = "engine"), allow(dead_code, unused_imports))]
pub mod rules;
#[cfg(feature = "engine")]
pub mod search;
#[cfg(feature = "engine")]
pub mod session;
#[cfg(feature = "engine")]
pub mod table;
#[cfg_attr(not(feature = "engine"), allow(dead_code, unused_imports))]
pub mod types;

#[cfg(all(target_arch = "wasm32", feature = "engine"))]
pub mod wasm;
