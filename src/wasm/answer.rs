//! The answers of the engine as plain JavaScript objects.
//!
//! Each field is declared once: its name, description, TypeScript type and value. The function that builds the object
//! and the TypeScript interface follow from that.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::search;
use crate::session::Engine;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = r#"
/** The color of a player; black moves first. */
export type Color = "black" | "white";
/** A square of the board. */
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** What a side does when it is its turn. */
export type Move = Square | "pass";
/** Where an answer is from. */
export type AnswerSource = "book" | "library" | "search";
/** What ended a search; `null` while it runs. */
export type Stopped = null | "budget" | "depth" | "nodes" | "solved" | "stop";
"#;

macro_rules! answers {
    ($($(#[doc = $about:literal])+ $Answer:ident($value:ident: &$Value:ty) as $function:ident {
        $($(#[doc = $doc:literal])+ $name:literal: $typescript:literal = $field:expr,)+
    })+) => {$(
        const _: () = {
            #[wasm_bindgen(typescript_custom_section)]
            const DECLARATION: &str = concat!(
                "/**", $($about,)+ " */\nexport interface ", stringify!($Answer), " {\n",
                $("  /**", $($doc,)+ " */\n  ", $name, ": ", $typescript, ";\n",)+
                "}\n",
            );
        };

        #[wasm_bindgen]
        extern "C" {
            $(#[doc = $about])+
            #[wasm_bindgen(typescript_type = $Answer)]
            pub type $Answer;
        }

        pub(super) fn $function($value: &$Value) -> $Answer {
            object([$(($name, JsValue::from($field)),)+]).unchecked_into()
        }
    )+};
}

answers! {
    /// A move with its score and principal variation.
    Line(line: &search::Line) as line {
        /// The move.
        "move": "Move" = line.best.to_string(),
        /// In discs, positive when it is good for the side to move; empty squares go to the winner.
        "score": "number" = line.score,
        /// Whether the score is proven to the end of the game.
        "exact": "boolean" = line.exact,
        /// How many plies deep the score was searched; 0 when the position was only evaluated.
        "depth": "number" = line.depth,
        /// Confidence of each forward cut in percent; 100 where there were none.
        "selectivity": "number" = line.selectivity.percent(),
        /// The principal variation: best play for both sides, beginning with the move. It may be shorter than `depth`;
        /// that of an exact score is complete when the search ended by itself.
        "pv": "Move[]" = line.pv.moves().iter().map(|best| JsValue::from(best.to_string())).collect::<Array>(),
    }

    /// The results of a search, while it runs and at its end.
    Report(engine: &Engine) as report {
        /// The side to move in the position that is searched.
        "turn": "Color" = engine.turn().to_string(),
        /// The moves, best first; empty when the game is over.
        "lines": "Line[]" = engine.report().lines.iter().map(line).collect::<Array>(),
        /// How many nodes the search has visited.
        "nodes": "number" = engine.report().nodes as f64,
        /// How long the search has taken, in milliseconds.
        "elapsedMs": "number" = engine.report().elapsed_ms,
        /// Where the answer is from.
        "source": "AnswerSource" = "search",
        /// What ended the search; `null` while it runs.
        "stopped": "Stopped" = engine.report().stopped.map_or(JsValue::NULL, |stop| stop_name(stop).into()),
    }

    /// The size and seed of an engine, and what it has spent.
    Stats(engine: &Engine) as stats {
        /// The number of bits that index the table.
        "tableBits": "number" = engine.table().bits(),
        /// The size of the table in bytes.
        "tableBytes": "number" = engine.table().bytes() as f64,
        /// How many of the table's entries are in use; each has 16 bytes.
        "tableUsed": "number" = engine.table().used() as f64,
        /// The seed of the hash keys: an engine made with the same `seed` gives the same answers.
        "seed": "bigint" = engine.table().seed(),
        /// How many searches were begun.
        "searches": "number" = engine.totals().searches as f64,
        /// How many nodes they visited.
        "nodes": "number" = engine.totals().nodes as f64,
        /// How long they took, in milliseconds.
        "elapsedMs": "number" = engine.totals().elapsed_ms,
    }
}

fn stop_name(stop: search::Stop) -> &'static str {
    match stop {
        search::Stop::Budget => "budget",
        search::Stop::Depth => "depth",
        search::Stop::Nodes => "nodes",
        search::Stop::Solved => "solved",
        search::Stop::Asked => "stop",
    }
}

fn object<const FIELDS: usize>(fields: [(&str, JsValue); FIELDS]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new object cannot fail.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}
