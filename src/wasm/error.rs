//! The errors that JavaScript catches.

use js_sys::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::{CallError, NotARequest, OptionError, PositionsError, StartError};
use crate::table::LoadError;
use crate::types::ParseMoveError;

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

    /// The error for a move that is against the rules.
    pub(super) fn illegal_move(error: &OptionError) -> Self {
        Self::new("ILLEGAL_MOVE", error)
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

impl From<CallError> for Failure {
    fn from(error: CallError) -> Self {
        let code = match error {
            CallError::Option(_) => "INVALID_OPTION",
            CallError::Randomness(_) => "UNSUPPORTED",
        };
        Self::new(code, &error)
    }
}

impl From<PositionsError> for Failure {
    fn from(error: PositionsError) -> Self {
        Self::new("INVALID_POSITION", &error)
    }
}

impl From<NotARequest> for Failure {
    fn from(error: NotARequest) -> Self {
        Self::new("INVALID_DATA", &error)
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        Self::new("INVALID_DATA", &error)
    }
}
