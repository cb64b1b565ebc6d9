//! The errors that JavaScript catches.

use js_sys::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::{OptionError, StartError};
use crate::table::LoadError;
use crate::types::{ParseMoveError, Square};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Error)]
    type CodedError;

    #[wasm_bindgen(method, setter)]
    fn set_code(this: &CodedError, code: &str);
}

/// An error that becomes a JavaScript `Error` with one of the package's codes.
#[derive(Debug)]
pub struct Failure {
    code: &'static str,
    message: String,
}

impl Failure {
    fn new(code: &'static str, error: &dyn std::error::Error) -> Self {
        Self { code, message: error.to_string() }
    }

    /// The error for words that are not an encoded request.
    pub(super) fn not_a_request() -> Self {
        Self { code: "INVALID_DATA", message: "the words are not a request of this engine".to_owned() }
    }

    /// The error for squares that have a disc of each color.
    pub(super) fn two_discs(squares: u64) -> Self {
        let message = format!("{}: expected one disc, found one of each color", Square::first(squares));
        Self { code: "INVALID_POSITION", message }
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        use wasm_bindgen::JsCast;
        let error = Error::new(&failure.message).unchecked_into::<CodedError>();
        error.set_code(failure.code);
        error.into()
    }
}

impl From<ParseMoveError> for Failure {
    fn from(error: ParseMoveError) -> Self {
        Self::new("ILLEGAL_MOVE", &error)
    }
}

impl From<OptionError> for Failure {
    fn from(error: OptionError) -> Self {
        Self::new("INVALID_OPTION", &error)
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        Self::new("UNSUPPORTED", &error)
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        Self::new("INVALID_DATA", &error)
    }
}
