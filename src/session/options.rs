//! The options of the engine, each declared once.
//!
//! One line of [`options!`] names a field, the name that front ends use, and a type; from it follow the Rust struct,
//! the check with the text of its error, and the TypeScript interface. A type says which values it takes (`value.rs`).

use std::fmt;

use super::value::{
    Depth, Given, LegalMoves, Milliseconds, MoveCount, NodeCount, OptionValue, Seed, TableBits, Toggle,
};
use super::{Clock, Level, Skill, Variety};
use crate::types::{Selectivity, Shortened};

/// The options of a call, as a front end gives them.
pub trait Source {
    /// The value of an option; [`Given::Nothing`] when it is left out.
    fn value(&self, name: &str) -> Given;

    /// The value as it is written in the front end's language, for the text of an error.
    fn describe(&self, name: &str) -> String;

    /// The names of all options that are given.
    fn names(&self) -> Vec<String>;
}

/// A group of options that are declared together.
pub trait Options: Sized {
    /// The declared options, in order.
    const FIELDS: &'static [Field];

    /// The TypeScript declaration: an interface.
    const TYPESCRIPT: &'static str;

    /// Reads and checks the options of the group; others are left alone.
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    fn read(source: &dyn Source) -> Result<Self, OptionError>;
}

/// One declared option.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name that front ends use.
    pub name: &'static str,
    /// Its description, in a sentence or two.
    pub about: &'static str,
}

macro_rules! options {
    ($(#[doc = $about:literal])+ $Options:ident as $interface:literal {
        $($(#[doc = $doc:literal])+ $field:ident $name:literal: $Value:ident,)+
    }) => {
        $(#[doc = $about])+
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $Options {
            $($(#[doc = $doc])+ pub $field: Option<$Value>,)+
        }

        impl Options for $Options {
            const FIELDS: &'static [Field] = &[$(Field { name: $name, about: concat!($($doc),+) }),+];

            const TYPESCRIPT: &'static str = concat!(
                "/**", $($about,)+ " */\nexport interface ", $interface, " {\n",
                $("  /**", $($doc,)+ " */\n  ", $name, "?: ", stringify!($Value), " | undefined;\n",)+
                "}\n",
            );

            fn read(source: &dyn Source) -> Result<Self, OptionError> {
                Ok(Self { $($field: read_option(source, $name)?,)+ })
            }
        }
    };
}

options! {
    /// The transposition table of an engine.
    TableOptions as "TableOptions" {
        /// Size of the transposition table: 2 to this power buckets of 32 bytes; 20 (32 MiB) when left out.
        table_bits "tableBits": TableBits,
        /// Seed of the hash keys. The same seed, table size, and limits in depth or nodes give the same move,
        /// score and node count. Engines for which it is left out have one seed in common.
        seed "seed": Seed,
    }
}

options! {
    /// What a search may spend. Without `budgetMs`, `depth`, `nodes`, `level` and `clock`: level 16.
    LimitOptions as "Limits" {
        /// Time in milliseconds; 0 still gives a legal move.
        budget_ms "budgetMs": Milliseconds,
        /// Depth in plies.
        depth "depth": Depth,
        /// Nodes to visit.
        nodes "nodes": NodeCount,
        /// Strength: a depth and a selectivity for each phase of the game.
        level "level": Level,
        /// Confidence of each forward cut in percent; 100 makes none. No cut of the search has less, whatever the other
        /// limits are. When left out, that of the level, also beside a depth alone.
        selectivity "selectivity": Selectivity,
        /// The clock of the side to move, from which the search takes a share for this move.
        clock "clock": Clock,
        /// Whether the opening book of the engine may answer; `true` when left out.
        book "book": Toggle,
    }
}

options! {
    /// Which of the moves that a search finds is its answer; the best one when all are left out.
    Style as "Style" {
        /// How well to play: 1 errs as people in their first game do, the highest not at all. A lower one looks only a
        /// few plies ahead, whatever the limits are. Its errors are those of the `variety`'s seed, or else of the
        /// engine's.
        skill "skill": Skill,
        /// Answers with any move that is at most so many discs worse than the best one, chosen at random.
        variety "variety": Variety,
    }
}

options! {
    /// Which moves an analysis is about.
    Selection as "Selection" {
        /// How many moves, the best; all when left out.
        count "count": MoveCount,
        /// The legal moves to score; all when left out.
        moves "moves": LegalMoves,
    }
}

fn read_option<Value: OptionValue>(source: &dyn Source, name: &str) -> Result<Option<Value>, OptionError> {
    match source.value(name) {
        Given::Nothing => Ok(None),
        given => match Value::read(&given) {
            Some(value) => Ok(Some(value)),
            None => Err(OptionError::new(name, Value::EXPECTED, source.describe(name))),
        },
    }
}

/// Checks that every option that is given is declared, or is one of `host_names`, which the front end handles itself.
///
/// # Errors
/// Names the unknown option and the known ones.
pub fn check_names(
    source: &dyn Source,
    declared: &[&[Field]],
    host_names: &[String],
) -> Result<(), OptionError> {
    let mut known = Vec::new();
    for fields in declared {
        known.extend(fields.iter().map(|field| field.name));
    }
    known.extend(host_names.iter().map(String::as_str));
    match source.names().into_iter().find(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(unknown) => {
            let expected = format!("only {}", known.join(", "));
            Err(OptionError::new("options", expected, format!("{unknown:?}")))
        }
    }
}

/// An option has a value that it cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    option: String,
    expected: String,
    found: String,
}

impl OptionError {
    /// The error that `option` has the value `found` where something else was expected.
    pub fn new(option: impl Into<String>, expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { option: option.into(), expected: expected.into(), found: found.into() }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { option, expected, found } = self;
        write!(f, "{option}: expected {expected}, found {}", Shortened(found))
    }
}

impl std::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Options as a test writes them: a name, a value, and how an error shows it.
    struct Written(Vec<(&'static str, Given, &'static str)>);

    impl Source for Written {
        fn value(&self, name: &str) -> Given {
            let found = self.0.iter().find(|(known, ..)| *known == name);
            found.map_or(Given::Nothing, |(_, given, _)| given.clone())
        }

        fn describe(&self, name: &str) -> String {
            let found = self.0.iter().find(|(known, ..)| *known == name);
            found.map_or("nothing", |(.., shown)| shown).to_owned()
        }

        fn names(&self) -> Vec<String> {
            self.0.iter().map(|(name, ..)| (*name).to_owned()).collect()
        }
    }

    fn limits_of(name: &'static str, given: Given, shown: &'static str) -> Result<LimitOptions, String> {
        LimitOptions::read(&Written(vec![(name, given, shown)])).map_err(|error| error.to_string())
    }

    #[test]
    fn options_are_read_by_their_names_and_those_left_out_are_absent() {
        let limits = limits_of("budgetMs", Given::Number(2.5), "2.5").unwrap();
        assert_eq!(limits, LimitOptions { budget_ms: Milliseconds::new(2.5), ..LimitOptions::default() });
        let limits = limits_of("nodes", Given::Whole(1 << 60), "").unwrap();
        assert_eq!(limits.nodes.map(NodeCount::number), Some(1 << 60));
        assert_eq!(limits_of("else", Given::Whole(1), ""), Ok(LimitOptions::default()));
    }

    #[test]
    fn an_error_names_the_option_what_it_takes_and_what_it_found() {
        for (name, given, shown, message) in [
            (
                "budgetMs",
                Given::Number(-5.0),
                "-5",
                "budgetMs: expected a finite number of milliseconds, 0 or more, found -5",
            ),
            ("depth", Given::Number(2.5), "2.5", "depth: expected a whole number from 1 to 60, found 2.5"),
            ("level", Given::Whole(21), "21", "level: expected a whole number from 1 to 20, found 21"),
            (
                "nodes",
                Given::Other,
                "NaN",
                "nodes: expected a whole number, 1 or more, from 2 ** 53 on as a bigint, found NaN",
            ),
            (
                "selectivity",
                Given::Whole(90),
                "90",
                "selectivity: expected 73, 87, 95, 98, 99 or 100 percent, found 90",
            ),
            ("book", Given::Text("no".to_owned()), "\"no\"", "book: expected true or false, found \"no\""),
        ] {
            assert_eq!(limits_of(name, given, shown), Err(message.to_owned()));
        }
    }

    #[test]
    fn an_unknown_name_is_told_with_the_known_ones() {
        let source = Written(vec![("depth", Given::Whole(1), "1"), ("bugetMs", Given::Whole(1), "1")]);
        let message = check_names(&source, &[LimitOptions::FIELDS], &[]).unwrap_err().to_string();
        assert!(message.starts_with("options: expected only budgetMs, depth, nodes"), "{message}");
        assert!(message.ends_with("found \"bugetMs\""), "{message}");
    }

    #[test]
    fn typescript_gets_every_option_with_its_description_and_type() {
        for field in LimitOptions::FIELDS {
            let declaration = format!("  {}?: ", field.name);
            assert!(LimitOptions::TYPESCRIPT.contains(&declaration), "{declaration}");
            assert!(LimitOptions::TYPESCRIPT.contains(field.about), "{}", field.about);
        }
        assert!(Selection::TYPESCRIPT.contains("export interface Selection {"));
        assert!(Selection::TYPESCRIPT.contains("  count?: MoveCount | undefined;\n"));
    }
}
