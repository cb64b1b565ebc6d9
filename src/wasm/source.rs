//! Reads options from a plain JavaScript object.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::session::{
    Clock, Depth, Given, LegalMoves, Level, Limits, Milliseconds, MoveCount, NodeCount, OptionValue, Options,
    Seed, Selection, Skill, Source, Style, TableBits, TableOptions, Toggle, Variety,
};
use crate::types::Selectivity;

/// Adds the declarations of types to those that TypeScript reads.
macro_rules! typescript {
    ($($Type:ident),+) => {$(
        const _: () = {
            #[wasm_bindgen(typescript_custom_section)]
            const DECLARATION: &'static str = $Type::TYPESCRIPT;
        };
    )+};
}

typescript!(TableOptions, Limits, Selection, Style);
typescript!(
    Clock,
    Depth,
    LegalMoves,
    Level,
    Milliseconds,
    MoveCount,
    NodeCount,
    Seed,
    Selectivity,
    Skill,
    TableBits,
    Toggle,
    Variety
);

#[wasm_bindgen]
extern "C" {
    /// Any value as text: numbers, symbols, all.
    #[wasm_bindgen(js_name = String, catch)]
    fn text_of(value: &JsValue) -> Result<String, JsValue>;
}

/// A plain object of options.
pub(super) struct PlainObject<'a>(pub &'a JsValue);

impl PlainObject<'_> {
    /// A field that is missing or cannot be read counts as left out.
    fn field(&self, name: &str) -> JsValue {
        Reflect::get(self.0, &name.into()).unwrap_or_default()
    }
}

impl Source for PlainObject<'_> {
    fn value(&self, name: &str) -> Given {
        given(&self.field(name))
    }

    fn describe(&self, name: &str) -> String {
        describe(&self.field(name))
    }

    fn names(&self) -> Vec<String> {
        let names = self.0.dyn_ref::<Object>().map(Object::keys).unwrap_or_default();
        names.iter().filter_map(|name| name.as_string()).collect()
    }
}

/// 2^53: below it, every whole number is exact in JavaScript.
const EXACT: f64 = (1u64 << 53) as f64;

fn given(value: &JsValue) -> Given {
    if value.is_undefined() {
        Given::Nothing
    } else if let Some(number) = value.as_f64() {
        let is_whole = (0.0..EXACT).contains(&number) && number.fract() == 0.0;
        if is_whole { Given::Whole(number as u64) } else { Given::Number(number) }
    } else if let Some(flag) = value.as_bool() {
        Given::Flag(flag)
    } else if let Some(text) = value.as_string() {
        Given::Text(text)
    } else if value.is_bigint() {
        u64::try_from(value.clone()).map_or(Given::Other, Given::Whole)
    } else if let Some(list) = value.dyn_ref::<Array>() {
        list.iter().map(|item| item.as_string()).collect::<Option<_>>().map_or(Given::Other, Given::Texts)
    } else if let Some(object) = value.dyn_ref::<Object>() {
        fields(object)
    } else {
        Given::Other
    }
}

/// The fields of an object, which has no objects in it: one could contain itself.
fn fields(object: &Object) -> Given {
    let source = PlainObject(object);
    let field = |name: String| match source.field(&name) {
        value if value.is_object() => (name, Given::Other),
        value => (name, given(&value)),
    };
    Given::Fields(source.names().into_iter().map(field).collect())
}

/// The value as it is written in JavaScript, for error messages.
fn describe(value: &JsValue) -> String {
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
