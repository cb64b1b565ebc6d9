//! Checks requests, and passes them on as words to be sent to an engine, which may be in a worker.

use js_sys::BigUint64Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::search::Limits;
use crate::session::{Call, NotARequest, Request, Task, Words, positions_from_words};

use super::Failure;
use super::source::PlainObject;

/// Checks the call of a task about some positions, and encodes it as a request for each, one behind the other. Each
/// position is three words: the discs of black and of white (bit 0 is a1, bit 63 h8), and 1 where black is to move or 0
/// where white is. `host_names` are the options that JavaScript handles itself.
///
/// # Errors
/// `INVALID_POSITION` when a square has two discs, or the words are no positions; `INVALID_OPTION`; `UNSUPPORTED`
/// without a random seed.
#[wasm_bindgen]
pub fn request(
    task: &str,
    positions: &BigUint64Array,
    options: &JsValue,
    host_names: Vec<String>,
) -> Result<BigUint64Array, Failure> {
    let call = Call::read(Task::read(task)?, &PlainObject(options), &host_names)?;
    let mut words = Vec::new();
    for position in positions_from_words(&positions.to_vec())? {
        words.extend(call.about(position)?.to_words());
    }
    Ok(BigUint64Array::from(words.as_slice()))
}

/// A part of an encoded request: the same request for only one of its moves, or with another limit on time
/// (milliseconds) or nodes. Arguments that are left out keep the value of the request.
///
/// # Errors
/// `INVALID_DATA` when the words are not a request; `ILLEGAL_MOVE` when the text is not a legal move.
#[wasm_bindgen]
pub fn part(
    words: &BigUint64Array,
    one_move: Option<String>,
    budget_ms: Option<f64>,
    nodes: Option<f64>,
) -> Result<BigUint64Array, Failure> {
    let mut request = decoded(words)?;
    if let Some(text) = one_move {
        request = request.only(text.parse()?).map_err(|error| Failure::illegal_move(&error))?;
    }
    // The shares are derived from checked limits, so they are only clamped.
    if let Some(budget_ms) = budget_ms {
        request.limits.budget_ms = Some(budget_ms.max(0.0));
    }
    if let Some(nodes) = nodes {
        request.limits.nodes = Some((nodes as u64).max(1));
    }
    Ok(BigUint64Array::from(request.to_words().as_slice()))
}

/// The limits of an encoded request that the parts of a call share: on time, in milliseconds, and on nodes; infinite
/// where there is none.
///
/// # Errors
/// `INVALID_DATA` when the words are not a request.
#[wasm_bindgen(js_name = sharedLimits)]
pub fn shared_limits(words: &BigUint64Array) -> Result<Vec<f64>, Failure> {
    let Limits { budget_ms, nodes, .. } = decoded(words)?.limits;
    Ok(vec![budget_ms.unwrap_or(f64::INFINITY), nodes.map_or(f64::INFINITY, |nodes| nodes as f64)])
}

/// The request that was encoded.
pub(super) fn decoded(words: &BigUint64Array) -> Result<Request, NotARequest> {
    let mut copied = Words::default();
    // A request of another length is not copied: it would make the memory grow, which never shrinks.
    if words.length() as usize != copied.len() {
        return Err(NotARequest);
    }
    words.copy_to(&mut copied);
    Request::from_words(copied)
}
