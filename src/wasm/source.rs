//! Reads options from a plain JavaScript object.

use js_sys::{Array, JSON, JsString, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::session::{
    Clock, Depth, Given, LegalMoves, Level, LimitOptions, Milliseconds, MoveCount, NodeCount, OptionValue,
    Options, Seed, Selection, Skill, Source, Style, TableBits, TableOptions, Toggle, Variety,
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

typescript!(TableOptions, LimitOptions, Selection, Style);
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
    fn text_of(value: &JsValue) -> Result<JsString, JsValue>;
}

/// No text, list or object that is longer is the value of an option. Longer ones are cut in JavaScript's memory: what
/// is copied makes the module's memory grow, and that never shrinks.
const MAX_LENGTH: u32 = 256;

/// The text, or its beginning when it is too long.
fn copied(text: &JsString) -> String {
    text.slice(0, MAX_LENGTH).into()
}

/// The names of an object's fields; only the first of too many.
fn names_of(object: &Object) -> impl Iterator<Item = String> {
    let names = Object::keys(object).slice(0, MAX_LENGTH);
    (0..names.length()).filter_map(move |at| names.get(at).dyn_ref().map(copied))
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
        self.0.dyn_ref::<Object>().map(|object| names_of(object).collect()).unwrap_or_default()
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
    } else if let Some(text) = value.dyn_ref::<JsString>() {
        Given::Text(copied(text))
    } else if value.is_bigint() {
        u64::try_from(value.clone()).map_or(Given::Other, Given::Whole)
    } else if let Some(list) = value.dyn_ref::<Array>() {
        texts(list).map_or(Given::Other, Given::Texts)
    } else if let Some(object) = value.dyn_ref::<Object>() {
        fields(object)
    } else {
        Given::Other
    }
}

/// The items of a list of texts that is not too long.
fn texts(list: &Array) -> Option<Vec<String>> {
    if list.length() > MAX_LENGTH {
        return None;
    }
    list.iter().map(|item| item.dyn_ref().map(copied)).collect()
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
    let json = || JSON::stringify(value).ok().filter(|json| json.is_string());
    let text = || text_of(value).map_or_else(|_| "an object".to_owned(), |text| copied(&text));
    if value.is_function() {
        "a function".to_owned()
    } else if value.is_bigint() {
        // Writing a number takes long when it has many digits.
        let is_short = value.lt(&u128::MAX.into()) && value.gt(&i128::MIN.into());
        if is_short { text() + "n" } else { "a very large bigint".to_owned() }
    } else if value.as_f64().is_some() {
        // JSON has neither NaN nor infinity.
        text()
    } else if let Some(long) = value.dyn_ref::<JsString>().filter(|text| text.length() > MAX_LENGTH) {
        format!("{:?}", copied(long))
    } else {
        json().map_or_else(text, |json| with_numbers(value, copied(&json)))
    }
}

/// The JSON of an object with the numbers that JSON writes as `null`: NaN and infinity.
fn with_numbers(object: &JsValue, json: String) -> String {
    let source = PlainObject(object);
    let is_lost = |name: &String| source.field(name).as_f64().is_some_and(|number| !number.is_finite());
    let lost = source.names().into_iter().filter(is_lost);
    lost.fold(json, |json, name| {
        let number = source.describe(&name);
        json.replacen(&format!("{name:?}:null"), &format!("{name:?}:{number}"), 1)
    })
}
