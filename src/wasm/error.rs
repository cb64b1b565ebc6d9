use js_sys::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::GameError;
use crate::session::{OptionError, PositionError, StartError};
use crate::table::{LoadError, TableError};
use crate::types::ParseMoveError;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Error)]
    type CodedError;

    #[wasm_bindgen(method, setter)]
    fn set_code(this: &CodedError, code: &str);
}

/// What JavaScript catches: an `Error` with one of the package's codes.
#[derive(Debug)]
pub struct Failure {
    code: &'static str,
    message: String,
}

impl Failure {
    fn new(code: &'static str, error: &dyn std::error::Error) -> Self {
        Self { code, message: error.to_string() }
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

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Self {
        let code = if error.is_illegal_move() { "ILLEGAL_MOVE" } else { "INVALID_POSITION" };
        Self::new(code, &error)
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Self {
        Self::new("ILLEGAL_MOVE", &error)
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
        let code = match error {
            StartError::Option(_) | StartError::Table(TableError::Bits(_)) => "INVALID_OPTION",
            StartError::Table(TableError::Memory(_)) | StartError::Randomness(_) => "UNSUPPORTED",
        };
        Self::new(code, &error)
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        Self::new("INVALID_DATA", &error)
    }
}
