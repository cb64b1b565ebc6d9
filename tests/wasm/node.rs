//! Runs the tests of this folder in Node: `cargo test --target wasm32-unknown-unknown --test wasm_node`.
#![cfg(target_arch = "wasm32")]

#[path = "mod.rs"]
mod wasm;
