use js_sys::{BigUint64Array, Uint8Array, WebAssembly};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::search::SharedResult;
use crate::session::{self, Options, TableOptions, check_names};
use crate::table::{Entry, Key};

use super::Failure;
use super::answer::{self, Report, Stats};
use super::request::decoded;
use super::source::PlainObject;

/// An engine: one table, one search at a time, in slices.
#[wasm_bindgen(js_name = Engine)]
pub struct JsEngine(Box<session::Engine>);

#[wasm_bindgen(js_class = Engine)]
impl JsEngine {
    /// An engine with the `TableOptions` of a plain object; other fields are ignored.
    ///
    /// # Errors
    /// `INVALID_OPTION`; `UNSUPPORTED` without memory for the table or without a random seed.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &JsValue) -> Result<Self, Failure> {
        // The room for the engine is there before its table, which may be too large.
        let room = Box::new_uninit();
        Ok(Self(Box::write(room, session::Engine::new(&TableOptions::read(&PlainObject(options))?)?)))
    }

    /// Begins the search of an encoded request, afresh where it is not to depend on earlier ones. A search that is
    /// running is abandoned.
    ///
    /// # Errors
    /// `INVALID_DATA` when the words are not a request; the running search continues.
    pub fn begin(&mut self, words: &BigUint64Array, afresh: bool) -> Result<(), Failure> {
        let request = decoded(words)?;
        if afresh {
            self.0.begin_afresh(&request);
        } else {
            self.0.begin(&request);
        }
        Ok(())
    }

    /// Lets the search that has just begun be one of several of the same position, each by another engine with the same
    /// seed, as the member with this number, counted from zero.
    #[wasm_bindgen(js_name = "joinTeam")]
    pub fn join_team(&mut self, member: u8) {
        self.0.join_team(member);
    }

    /// The results for the other engines of the team since the last call: for each the key of the position and what was
    /// found, a word each.
    #[wasm_bindgen(js_name = "takeResults")]
    pub fn take_results(&mut self) -> Vec<u64> {
        self.0.take_results().flat_map(|SharedResult { key, entry }| [key.0, entry.to_word()]).collect()
    }

    /// Stores the results of another engine of the team. Words that no engine could have written are passed over.
    #[wasm_bindgen(js_name = "storeShared")]
    pub fn store_shared(&mut self, words: &BigUint64Array) {
        for at in (1..words.length()).step_by(2) {
            if let Some(entry) = Entry::sound_from_word(words.get_index(at)) {
                self.0.store_shared(SharedResult { key: Key(words.get_index(at - 1)), entry });
            }
        }
    }

    /// Continues the search until the next depth is complete or a slice of some milliseconds is over; true when the
    /// search has ended.
    pub fn deepen(&mut self) -> bool {
        self.0.deepen().stopped.is_some()
    }

    /// Ends the running search with its best so far.
    pub fn stop(&mut self) {
        self.0.stop();
    }

    /// The results of the search so far.
    pub fn report(&self) -> Report {
        answer::report(&self.0)
    }

    /// The size and seed of the engine, and what it has spent.
    pub fn stats(&self) -> Stats {
        answer::stats(&self.0)
    }

    /// Forgets everything learned from earlier positions.
    #[wasm_bindgen(js_name = "newGame")]
    pub fn new_game(&mut self) {
        self.0.new_game();
    }

    /// A live view of the table in the module's memory, with all that it has room for, or with the buckets so far,
    /// which a saved table holds. It detaches when the memory grows, but not when the engine is freed: it then shows
    /// what others have in that memory.
    #[wasm_bindgen(js_name = "tableView")]
    pub fn table_view(&mut self, so_far: bool) -> BigUint64Array {
        let words = if so_far { self.0.table().words() } else { self.0.table_view() };
        let memory = wasm_bindgen::memory().unchecked_into::<WebAssembly::Memory>();
        let (start, length) = (words.as_ptr() as usize as u32, words.len() as u32);
        BigUint64Array::new_with_byte_offset_and_length(&memory.buffer(), start, length)
    }

    /// The header of a saved table, which precedes the words of the table. The caller joins the two, because a copy in
    /// the module's memory would make it grow, and it never shrinks.
    #[wasm_bindgen(js_name = "savedHeader")]
    pub fn saved_header(&self) -> Vec<u8> {
        self.0.saved_header().as_ref().to_vec()
    }

    /// Loads a saved table, header and words.
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

/// Checks the options of an engine as its constructor does. No others may be given except `host_names`.
///
/// # Errors
/// `INVALID_OPTION`.
#[wasm_bindgen(js_name = "checkEngine")]
pub fn check_engine(options: &JsValue, host_names: Vec<String>) -> Result<(), Failure> {
    let source = PlainObject(options);
    check_names(&source, &[TableOptions::FIELDS], &host_names)?;
    TableOptions::read(&source)?;
    Ok(())
}
