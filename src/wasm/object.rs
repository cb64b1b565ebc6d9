//! Plain JavaScript objects: options read from them, reports written to them.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::search::{Line, Stop};
use crate::session::{Engine, EngineOptions, MAX_SAFE_INTEGER, OptionError, SearchOptions, Seed, whole};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export interface Line {
  move: string | null;
  score: number;
  exact: boolean;
  depth: number;
  selectivity: number;
  pv: string[];
}
export interface Report {
  /** Best first; empty when the game is over. */
  lines: Line[];
  nodes: number;
  elapsedMs: number;
  /** Undefined while the search goes on. */
  stopped: "budget" | "depth" | "nodes" | "solved" | "stop" | undefined;
  /** The result for the side to move when the game is over. */
  finalScore: number | undefined;
}
export interface Stats {
  tableBits: number;
  tableBytes: number;
  tableUsed: number;
  seed: bigint;
  searches: number;
  nodes: number;
  elapsedMs: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// What a search has found so far.
    #[wasm_bindgen(typescript_type = "Report")]
    pub type Report;

    /// What an engine is and has spent.
    #[wasm_bindgen(typescript_type = "Stats")]
    pub type Stats;

    /// Any value as text: numbers, symbols, all.
    #[wasm_bindgen(js_name = String, catch)]
    fn text_of(value: &JsValue) -> Result<String, JsValue>;
}

pub(super) fn engine_options(options: &JsValue) -> Result<EngineOptions, OptionError> {
    Ok(EngineOptions { table_bits: number(options, "tableBits")?, seed: seed(field(options, "seed"))? })
}

pub(super) fn search_options(options: &JsValue) -> Result<SearchOptions, OptionError> {
    Ok(SearchOptions {
        budget_ms: number(options, "budgetMs")?,
        depth: number(options, "depth")?,
        nodes: number(options, "nodes")?,
        level: number(options, "level")?,
        selectivity: number(options, "selectivity")?,
    })
}

pub(super) fn number(options: &JsValue, name: &str) -> Result<Option<f64>, OptionError> {
    let found = field(options, name);
    if found.is_undefined() {
        return Ok(None);
    }
    found.as_f64().map(Some).ok_or_else(|| OptionError::new(name, "a number", shown(&found)))
}

pub(super) fn flag(options: &JsValue, name: &str) -> Result<Option<bool>, OptionError> {
    let found = field(options, name);
    if found.is_undefined() {
        return Ok(None);
    }
    found.as_bool().map(Some).ok_or_else(|| OptionError::new(name, "true or false", shown(&found)))
}

pub(super) fn texts(options: &JsValue, name: &str) -> Result<Option<Vec<String>>, OptionError> {
    let found = field(options, name);
    if found.is_undefined() {
        return Ok(None);
    }
    let list = found.dyn_ref::<Array>().and_then(|list| list.iter().map(|item| item.as_string()).collect());
    list.map(Some).ok_or_else(|| OptionError::new(name, "a list of texts", shown(&found)))
}

fn seed(found: JsValue) -> Result<Seed, OptionError> {
    let error =
        |found: &JsValue| OptionError::new("seed", "0n to 2n ** 64n - 1n or \"random\"", shown(found));
    if found.is_undefined() {
        Ok(Seed::Fixed)
    } else if let Some(number) = found.as_f64() {
        whole("seed", number, 0..=MAX_SAFE_INTEGER).map(Seed::Number)
    } else if found.is_bigint() {
        u64::try_from(found).map(Seed::Number).map_err(|found| error(&found))
    } else if found.as_string().as_deref() == Some("random") {
        Ok(Seed::Random)
    } else {
        Err(error(&found))
    }
}

/// A missing field, or one that cannot be read, counts as not given.
fn field(options: &JsValue, name: &str) -> JsValue {
    Reflect::get(options, &name.into()).unwrap_or_default()
}

/// The value as its author would write it.
fn shown(value: &JsValue) -> String {
    let json = || JSON::stringify(value).ok().and_then(|json| json.as_string());
    let text = || text_of(value).unwrap_or_else(|_| "an object".to_owned());
    if value.is_function() {
        "a function".to_owned()
    } else if value.is_bigint() {
        text() + "n"
    } else if value.as_f64().is_some() {
        // JSON has neither NaN nor infinity.
        text()
    } else {
        json().unwrap_or_else(text)
    }
}

pub(super) fn report(engine: &Engine) -> Report {
    let report = engine.report();
    object([
        ("lines", report.lines.iter().map(line).collect::<Array>().into()),
        ("nodes", (report.nodes as f64).into()),
        ("elapsedMs", report.elapsed_ms.into()),
        ("stopped", report.stopped.map(stop_name).into()),
        ("finalScore", engine.final_score().into()),
    ])
    .unchecked_into()
}

fn line(line: &Line) -> JsValue {
    let pv = line.pv.moves().iter().map(|best| JsValue::from(best.to_string()));
    object([
        ("move", line.best.to_string().into()),
        ("score", line.score.into()),
        ("exact", line.exact.into()),
        ("depth", line.depth.into()),
        ("selectivity", line.selectivity.percent().into()),
        ("pv", pv.collect::<Array>().into()),
    ])
}

fn stop_name(stop: Stop) -> &'static str {
    match stop {
        Stop::Budget => "budget",
        Stop::Depth => "depth",
        Stop::Nodes => "nodes",
        Stop::Solved => "solved",
        Stop::Asked => "stop",
    }
}

pub(super) fn stats(engine: &Engine) -> Stats {
    let (spent, table) = (engine.spent(), engine.table());
    object([
        ("tableBits", table.bits().into()),
        ("tableBytes", (size_of_val(table.words()) as f64).into()),
        ("tableUsed", (table.used() as f64).into()),
        ("seed", table.seed().into()),
        ("searches", (spent.searches as f64).into()),
        ("nodes", (spent.nodes as f64).into()),
        ("elapsedMs", spent.elapsed_ms.into()),
    ])
    .unchecked_into()
}

fn object<const FIELDS: usize>(fields: [(&str, JsValue); FIELDS]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A new object refuses no field.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}
