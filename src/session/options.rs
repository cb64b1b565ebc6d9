use std::fmt;
use std::ops::RangeInclusive;

use crate::search::Limits;
use crate::table::Table;
use crate::types::{Selectivity, Shortened};

use super::Level;

/// What an engine is made with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EngineOptions {
    /// The size of the transposition table: 2 to this power buckets of 32 bytes; 20 when absent.
    pub table_bits: Option<f64>,
    /// Where the hash keys come from.
    pub seed: Seed,
}

/// Where the hash keys of an engine come from. The same seed gives the same moves, scores and node counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seed {
    /// The same for every engine.
    #[default]
    Fixed,
    /// The given number.
    Number(u64),
    /// A new one each time, from the system's source of randomness.
    Random,
}

/// What a search may spend, as a front end has it; each number is checked when a request is made of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SearchOptions {
    /// Time in milliseconds, 0 or more.
    pub budget_ms: Option<f64>,
    /// Depth in plies, 1 … 60.
    pub depth: Option<f64>,
    /// Nodes to visit, 1 or more.
    pub nodes: Option<f64>,
    /// Level, 1 … 20.
    pub level: Option<f64>,
    /// Selectivity in percent: 73, 87, 95, 98, 99 or 100.
    pub selectivity: Option<f64>,
}

/// An option has a value it cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    option: String,
    wanted: String,
    found: String,
}

impl OptionError {
    /// The error that `option` should be `wanted`, but `found` stands there.
    pub fn new(option: impl Into<String>, wanted: impl Into<String>, found: impl fmt::Display) -> Self {
        Self { option: option.into(), wanted: wanted.into(), found: found.to_string() }
    }

    /// The same for a number, shown as its author wrote it in JavaScript.
    fn number(option: &str, wanted: impl Into<String>, found: f64) -> Self {
        const WRITTEN_OUT: f64 = 1e21;
        let shown = if found.abs() < WRITTEN_OUT {
            found.to_string()
        } else if found.is_finite() {
            format!("{found:e}").replace('e', "e+")
        } else {
            found.to_string().replace("inf", "Infinity")
        };
        Self::new(option, wanted, shown)
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { option, wanted, found } = self;
        write!(f, "{option} must be {wanted}, found {}", Shortened(found))
    }
}

impl std::error::Error for OptionError {}

/// Checks that `found` is a whole number in `range`.
///
/// # Errors
/// Names the option, the range and what was found.
pub fn whole(option: &str, found: f64, range: RangeInclusive<u64>) -> Result<u64, OptionError> {
    let number = found as u64;
    if number as f64 == found && range.contains(&number) {
        return Ok(number);
    }
    let wanted = format!("a whole number from {} to {}", range.start(), range.end());
    Err(OptionError::number(option, wanted, found))
}

/// The largest whole number that is exact, and all before it, in a front end that counts in floating point: 2^53 - 1.
pub const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

impl EngineOptions {
    const TABLE_BITS: u32 = 20;

    /// The number of bits that index the table.
    ///
    /// # Errors
    /// When `table_bits` is not a whole number that a table can have.
    pub fn table_bits(&self) -> Result<u32, OptionError> {
        let range = u64::from(Table::MIN_BITS)..=u64::from(Table::MAX_BITS);
        let Some(bits) = self.table_bits else { return Ok(Self::TABLE_BITS) };
        whole("tableBits", bits, range).map(|bits| bits as u32)
    }
}

impl Seed {
    /// The letters of the name.
    const FIXED: u64 = u64::from_be_bytes(*b"Flipside");

    /// The number to make keys of.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn number(self) -> Result<u64, getrandom::Error> {
        match self {
            Self::Fixed => Ok(Self::FIXED),
            Self::Number(number) => Ok(number),
            Self::Random => getrandom::u64(),
        }
    }
}

impl SearchOptions {
    /// What the searcher is to keep to at a position with `empties` empty squares. A level stands for a depth and a
    /// selectivity, and either can be given beside it; without any limit the level is [`Level::DEFAULT`].
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    pub fn limits(&self, empties: u32) -> Result<Limits, OptionError> {
        let budget_ms = self.budget_ms.map(check_budget).transpose()?;
        let depth = self.depth.map(|depth| whole("depth", depth, 1..=60)).transpose()?;
        let nodes = self.nodes.map(|nodes| whole("nodes", nodes, 1..=MAX_SAFE_INTEGER)).transpose()?;
        let level = self.level.map(check_level).transpose()?;
        let selectivity = self.selectivity.map(check_selectivity).transpose()?;

        let unlimited = budget_ms.is_none() && depth.is_none() && nodes.is_none();
        let level = level.or(unlimited.then_some(Level::DEFAULT));
        let (planned_depth, planned_selectivity) = level.map(|level| level.plan(empties)).unzip();
        Ok(Limits {
            budget_ms,
            depth: depth.map(|depth| depth as u8).or(planned_depth),
            nodes,
            selectivity: selectivity.or(planned_selectivity),
        })
    }
}

fn check_budget(found: f64) -> Result<f64, OptionError> {
    let fits = found.is_finite() && found >= 0.0;
    if fits {
        Ok(found)
    } else {
        Err(OptionError::number("budgetMs", "a finite number of milliseconds, 0 or more", found))
    }
}

fn check_level(found: f64) -> Result<Level, OptionError> {
    let number = whole("level", found, u64::from(Level::MIN)..=u64::from(Level::MAX))?;
    Level::new(number as u32).map_err(|_| OptionError::number("level", "a level", found))
}

fn check_selectivity(found: f64) -> Result<Selectivity, OptionError> {
    let known = || OptionError::number("selectivity", "73, 87, 95, 98, 99 or 100 percent", found);
    let percent = whole("selectivity", found, 0..=100).map_err(|_| known())?;
    Selectivity::from_percent(percent as u32).map_err(|_| known())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error_of(options: SearchOptions) -> String {
        options.limits(60).unwrap_err().to_string()
    }

    #[test]
    fn a_search_without_limits_gets_the_default_level() {
        let limits = SearchOptions::default().limits(60).unwrap();
        assert_eq!((limits.depth, limits.selectivity), (Some(10), Some(Selectivity::LOOSEST)));
        let limits = SearchOptions { selectivity: Some(95.0), ..Default::default() }.limits(60).unwrap();
        assert_eq!((limits.depth, limits.selectivity), (Some(10), Selectivity::from_percent(95).ok()));
    }

    #[test]
    fn a_limit_alone_stands_alone() {
        let limits = SearchOptions { budget_ms: Some(0.0), ..Default::default() }.limits(60).unwrap();
        assert_eq!((limits.budget_ms, limits.depth, limits.nodes), (Some(0.0), None, None));
        let limits = SearchOptions { nodes: Some(1e6), ..Default::default() }.limits(60).unwrap();
        assert_eq!((limits.budget_ms, limits.depth, limits.nodes), (None, None, Some(1_000_000)));
    }

    #[test]
    fn a_depth_beside_a_level_counts_instead_of_the_depth_of_the_level() {
        let options = SearchOptions { level: Some(15.0), depth: Some(7.0), ..Default::default() };
        let limits = options.limits(60).unwrap();
        assert_eq!((limits.depth, limits.selectivity), (Some(7), Some(Selectivity::LOOSEST)));
    }

    #[test]
    fn a_wrong_number_is_named_with_its_option_and_what_would_do() {
        let none = SearchOptions::default();
        assert_eq!(
            error_of(SearchOptions { budget_ms: Some(-5.0), ..none }),
            "budgetMs must be a finite number of milliseconds, 0 or more, found -5"
        );
        assert_eq!(
            error_of(SearchOptions { depth: Some(2.5), ..none }),
            "depth must be a whole number from 1 to 60, found 2.5"
        );
        assert_eq!(
            error_of(SearchOptions { level: Some(21.0), ..none }),
            "level must be a whole number from 1 to 20, found 21"
        );
        assert_eq!(
            error_of(SearchOptions { selectivity: Some(90.0), ..none }),
            "selectivity must be 73, 87, 95, 98, 99 or 100 percent, found 90"
        );
        for (strange, written) in [
            (f64::NAN, "NaN"),
            (f64::INFINITY, "Infinity"),
            (f64::NEG_INFINITY, "-Infinity"),
            (-1.0, "-1"),
            (0.0, "0"),
            (1e20, "100000000000000000000"),
            (-2.5e300, "-2.5e+300"),
        ] {
            let message = error_of(SearchOptions { nodes: Some(strange), ..none });
            assert!(message.starts_with("nodes must be"), "{message}");
            assert!(message.ends_with(&format!("found {written}")), "{message}");
        }
        let table = EngineOptions { table_bits: Some(99.0), ..Default::default() };
        assert!(table.table_bits().unwrap_err().to_string().ends_with("found 99"));
    }

    #[test]
    fn a_random_seed_is_another_one_each_time_and_the_others_are_not() {
        assert_ne!(Seed::Random.number().unwrap(), Seed::Random.number().unwrap());
        assert_eq!(Seed::Fixed.number().unwrap(), Seed::default().number().unwrap());
        assert_eq!(Seed::Number(7).number().unwrap(), 7);
    }
}
