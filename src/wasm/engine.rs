use js_sys::{BigUint64Array, Uint8Array, WebAssembly};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::session::{self, OptionError, Request, read_game};

use super::Failure;
use super::object::{self, Report, Stats};

/// An engine: one table, one search at a time, worked off in slices.
#[wasm_bindgen]
pub struct Engine(session::Engine);

#[wasm_bindgen]
impl Engine {
    /// An engine with `tableBits` and `seed` of `options`.
    ///
    /// # Errors
    /// `INVALID_OPTION`; `UNSUPPORTED` without memory for the table or a random seed to be had.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &JsValue) -> Result<Self, Failure> {
        Ok(Self(session::Engine::new(&object::engine_options(options)?)?))
    }

    /// Begins a task on a position: `search` with its limits, `analyze` with `count` and `moves` besides, `solve`
    /// with `wld`.
    ///
    /// # Errors
    /// `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION`; the running search goes on.
    pub fn begin(&mut self, task: &str, position: &str, options: &JsValue) -> Result<(), Failure> {
        self.0.begin(&request(task, position, options)?);
        Ok(())
    }

    /// Goes on until the next depth is complete or a slice is over, some milliseconds; true when the search is over.
    pub fn deepen(&mut self) -> bool {
        self.0.deepen().stopped.is_some()
    }

    /// Ends the running search with its best so far.
    pub fn stop(&mut self) {
        self.0.stop();
    }

    /// What the search has found so far.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn report(&self) -> Report {
        object::report(&self.0)
    }

    /// What the engine is and has spent.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> Stats {
        object::stats(&self.0)
    }

    /// Forgets everything learned from earlier positions.
    #[wasm_bindgen(js_name = "newGame")]
    pub fn new_game(&mut self) {
        self.0.new_game();
    }

    /// The table as it is: a view of the module's memory, live until the memory grows.
    #[wasm_bindgen(js_name = "tableView")]
    pub fn table_view(&self) -> BigUint64Array {
        let words = self.0.table().words();
        let memory = wasm_bindgen::memory().unchecked_into::<WebAssembly::Memory>();
        let (start, length) = (words.as_ptr() as usize as u32, words.len() as u32);
        BigUint64Array::new_with_byte_offset_and_length(&memory.buffer(), start, length)
    }

    /// What stands in front of the words of the table when it is saved. The caller puts the two together: a copy in here
    /// would make the memory grow for good.
    #[wasm_bindgen(js_name = "savedHeader")]
    pub fn saved_header(&self) -> Vec<u8> {
        self.0.saved_header().as_ref().to_vec()
    }

    /// Takes over a saved table, header and words.
    ///
    /// # Errors
    /// `INVALID_DATA`; the table stays as it was.
    #[wasm_bindgen(js_name = "loadTable")]
    pub fn load_table(&mut self, bytes: &Uint8Array) -> Result<(), Failure> {
        let read = |at: usize, part: &mut [u8]| {
            bytes.subarray(at as u32, (at + part.len()) as u32).copy_to(part);
        };
        Ok(self.0.load_table(bytes.length() as usize, read)?)
    }
}

/// Checks the options of an engine as its constructor would.
///
/// # Errors
/// `INVALID_OPTION`.
#[wasm_bindgen(js_name = "checkEngine")]
pub fn check_engine(options: &JsValue) -> Result<(), Failure> {
    object::engine_options(options)?.table_bits()?;
    Ok(())
}

/// Checks a task as [`Engine::begin`] would, without beginning it.
///
/// # Errors
/// Those of [`Engine::begin`].
#[wasm_bindgen]
pub fn check(task: &str, position: &str, options: &JsValue) -> Result<(), Failure> {
    request(task, position, options).map(drop)
}

fn request(task: &str, position: &str, options: &JsValue) -> Result<Request, Failure> {
    let position = read_game(position)?.position();
    // There is no book yet, so the option only has to be well formed.
    object::flag(options, "book")?;
    let limits = object::search_options(options)?;
    Ok(match task {
        "search" => Request::search(position, &limits)?,
        "analyze" => {
            let (count, moves) = (object::number(options, "count")?, object::texts(options, "moves")?);
            Request::analyze(position, &limits, count, moves.as_deref())?
        }
        "solve" => Request::solve(position, object::flag(options, "wld")?.unwrap_or(false)),
        _ => return Err(OptionError::new("task", "search, analyze or solve", format!("{task:?}")).into()),
    })
}
