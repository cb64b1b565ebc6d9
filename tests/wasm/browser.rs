//! Runs the tests of this folder in a browser:
//! `CHROMEDRIVER=chromedriver cargo test --target wasm32-unknown-unknown --test web`.
#![cfg(target_arch = "wasm32")]

#[path = "mod.rs"]
mod wasm;

// Without this line the runner skips every test in the browser and still succeeds.
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
