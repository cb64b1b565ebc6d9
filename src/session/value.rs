//! The types of options: for each type the values that it accepts, its text in errors, and its TypeScript declaration.

use crate::types::{Move, Selectivity};

use super::Level;

/// A value as a front end gives it, not checked yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// The option is left out.
    Nothing,
    /// A whole number, 0 or more.
    Whole(u64),
    /// Another number: below zero, with a fraction, or not finite.
    Number(f64),
    /// True or false.
    Flag(bool),
    /// A text.
    Text(String),
    /// A list of texts.
    Texts(Vec<String>),
    /// An object: its fields by name.
    Fields(Vec<(String, Given)>),
    /// Anything else.
    Other,
}

impl Given {
    /// The values of the named fields of an object, [`Given::Nothing`] for each that is left out. `None` when it is no
    /// object, or has other fields.
    pub(super) fn fields<const COUNT: usize>(&self, names: [&str; COUNT]) -> Option<[&Self; COUNT]> {
        let Self::Fields(fields) = self else { return None };
        let mut values = [&Self::Nothing; COUNT];
        for (name, value) in fields {
            values[names.iter().position(|known| known == name)?] = value;
        }
        Some(values)
    }
}

/// A type of options.
pub trait OptionValue: Sized {
    /// The accepted values, in the words of an error: "expected …".
    const EXPECTED: &'static str;

    /// The type's declaration for TypeScript.
    const TYPESCRIPT: &'static str;

    /// The value, or `None` when the type does not accept it.
    fn read(given: &Given) -> Option<Self>;
}

/// The two texts of a type.
macro_rules! texts {
    ($Value:ident: $typescript:literal, $($expected:expr),+) => {
        const EXPECTED: &'static str = concat!($($expected),+);
        const TYPESCRIPT: &'static str = concat!(
            "/** Takes ", $($expected,)+ ". */\nexport type ", stringify!($Value), " = ", $typescript, ";\n",
        );
    };
}

/// Types of whole numbers in a range. Those of a short range name each number for TypeScript, which then completes and
/// refuses.
macro_rules! whole_numbers {
    ($($(#[doc = $about:literal])+ $Value:ident($number:ty): $least:literal to $most:literal as $typescript:literal;)+) => {$(
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Value($number);

        impl $Value {
            /// The value, or `None` when the number is out of the type's range.
            pub fn new(number: u64) -> Option<Self> {
                <$number>::try_from(number).ok().filter(|number| ($least..=$most).contains(number)).map(Self)
            }

            /// The number.
            pub const fn number(self) -> $number {
                self.0
            }
        }

        impl OptionValue for $Value {
            texts!($Value: $typescript, "a whole number from ", $least, " to ", $most);

            fn read(given: &Given) -> Option<Self> {
                whole(given).and_then(Self::new)
            }
        }
    )+};
}

pub(super) use {texts, whole_numbers};

whole_numbers! {
    /// A depth in plies.
    Depth(u8): 1 to 60 as "number";
    /// A number of moves.
    MoveCount(u8): 1 to 60 as "number";
    /// The base-two logarithm of a table's number of buckets.
    TableBits(u8): 1 to 24 as "number";
}

impl TableBits {
    /// The default size of a table: 32 MiB.
    pub const DEFAULT: Self = Self(20);
}

pub(super) fn whole(given: &Given) -> Option<u64> {
    match given {
        Given::Whole(number) => Some(*number),
        _ => None,
    }
}

fn number(given: &Given) -> Option<f64> {
    match given {
        Given::Whole(number) => Some(*number as f64),
        Given::Number(number) => Some(*number),
        _ => None,
    }
}

/// A number of nodes, 1 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeCount(u64);

impl NodeCount {
    /// The value, or `None` for 0.
    pub fn new(number: u64) -> Option<Self> {
        (number > 0).then_some(Self(number))
    }

    /// The number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl OptionValue for NodeCount {
    texts!(NodeCount: "bigint | number", "a whole number, 1 or more, from 2 ** 53 on as a bigint");

    fn read(given: &Given) -> Option<Self> {
        whole(given).and_then(Self::new)
    }
}

/// A time in milliseconds: finite, 0 or more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Milliseconds(pub(super) f64);

impl Milliseconds {
    /// The value, or `None` when the number is below zero or not finite.
    pub fn new(number: f64) -> Option<Self> {
        (number.is_finite() && number >= 0.0).then_some(Self(number))
    }

    /// The number.
    pub const fn number(self) -> f64 {
        self.0
    }
}

impl OptionValue for Milliseconds {
    texts!(Milliseconds: "number", "a finite number of milliseconds, 0 or more");

    fn read(given: &Given) -> Option<Self> {
        number(given).and_then(Self::new)
    }
}

/// True or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toggle(pub bool);

impl OptionValue for Toggle {
    texts!(Toggle: "boolean", "true or false");

    fn read(given: &Given) -> Option<Self> {
        match given {
            Given::Flag(flag) => Some(Self(*flag)),
            _ => None,
        }
    }
}

/// Moves by name; the request checks that they are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoves(Vec<Move>);

impl LegalMoves {
    /// The moves, at least one.
    pub fn moves(&self) -> &[Move] {
        &self.0
    }
}

impl OptionValue for LegalMoves {
    texts!(LegalMoves: "readonly (Move | (string & {}))[]", "a list of legal moves such as [\"f5\"]");

    fn read(given: &Given) -> Option<Self> {
        let Given::Texts(texts) = given else { return None };
        let moves = texts.iter().map(|text| text.parse().ok()).collect::<Option<Vec<_>>>()?;
        (!moves.is_empty()).then_some(Self(moves))
    }
}

/// Where the hash keys of an engine come from. The same seed gives the same moves, scores and node counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// The given number.
    Number(u64),
    /// A new number each time, from the system's source of randomness.
    Random,
}

impl Seed {
    /// The default seed: the letters of the name.
    pub const DEFAULT: Self = Self::Number(u64::from_be_bytes(*b"Flipside"));

    /// The seed as a number.
    ///
    /// # Errors
    /// When the system has no source of randomness.
    pub fn number(self) -> Result<u64, getrandom::Error> {
        match self {
            Self::Number(number) => Ok(number),
            Self::Random => getrandom::u64(),
        }
    }
}

impl OptionValue for Seed {
    texts!(Seed: "bigint | number | \"random\"", "a whole number from 0 to 2 ** 64 - 1, from 2 ** 53 on as a bigint, or \"random\"");

    fn read(given: &Given) -> Option<Self> {
        match given {
            Given::Whole(number) => Some(Self::Number(*number)),
            Given::Text(text) if text == "random" => Some(Self::Random),
            _ => None,
        }
    }
}

impl OptionValue for Selectivity {
    texts!(Selectivity: "73 | 87 | 95 | 98 | 99 | 100", "73, 87, 95, 98, 99 or 100 percent");

    fn read(given: &Given) -> Option<Self> {
        let percent = u32::try_from(whole(given)?).ok()?;
        Self::from_percent(percent).ok()
    }
}

impl OptionValue for Level {
    texts!(Level: "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20", "a whole number from 1 to 20");

    fn read(given: &Given) -> Option<Self> {
        whole(given).and_then(Self::new)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    #[test]
    fn whole_numbers_keep_to_the_range_that_their_text_tells() {
        assert_eq!(Depth::EXPECTED, "a whole number from 1 to 60");
        assert_eq!([0, 1, 60, 61].map(|number| Depth::new(number).is_some()), [false, true, true, false]);
        assert_eq!(TableBits::EXPECTED, "a whole number from 1 to 24");
        assert_eq!(
            [0, 1, 24, 25, (1 << 8) + 1, (1 << 40) + 1].map(|bits| TableBits::new(bits).is_some()),
            [false, true, true, false, false, false]
        );
        assert_eq!(Level::EXPECTED, "a whole number from 1 to 20");
        assert_eq!(NodeCount::new(0), None);
    }

    /// TypeScript is told every number that a type accepts, and no other.
    pub(in crate::session) fn assert_declared<Value: OptionValue>(least: u64, most: u64) {
        let accepted: Vec<String> = (least..=most)
            .filter(|number| Value::read(&Given::Whole(*number)).is_some())
            .map(|number| number.to_string())
            .collect();
        let (_, declared) = Value::TYPESCRIPT.split_once(" = ").unwrap();
        assert_eq!(declared, format!("{};\n", accepted.join(" | ")));
    }

    #[test]
    fn levels_and_selectivities_are_declared_as_they_are_accepted() {
        assert_declared::<Level>(0, 99);
        assert_declared::<Selectivity>(0, 200);
    }

    #[test]
    fn times_are_finite_and_not_below_zero() {
        for number in [f64::NAN, f64::INFINITY, -1.0, -0.001] {
            assert_eq!(Milliseconds::new(number), None);
        }
        assert_eq!(Milliseconds::read(&Given::Whole(3)).map(Milliseconds::number), Some(3.0));
    }

    #[test]
    fn a_random_seed_is_another_one_each_time_and_the_others_are_not() {
        assert_ne!(Seed::Random.number().unwrap(), Seed::Random.number().unwrap());
        assert_eq!(Seed::DEFAULT.number().unwrap(), Seed::DEFAULT.number().unwrap());
        assert_eq!(Seed::read(&Given::Whole(7)), Some(Seed::Number(7)));
        assert_eq!(Seed::read(&Given::Text("dice".to_owned())), None);
    }
}
