//! The settings of the engine on a command line: its weights, and the options that `flipside::session` declares, each
//! under its declared name (`budgetMs` is `--budget-ms`).

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use flipside::evaluation::{Evaluation, Weights};
use flipside::rules::Position;
use flipside::search::{self, Searcher};
use flipside::session::{Given, LimitOptions, Options, Request, Seed, Source, TableBits, TableOptions};
use flipside::table::Table;

/// How the engine evaluates, and when its searches end.
#[derive(Args, Clone, Debug, Default)]
pub struct Setting {
    /// The file of weights; without it those that come with the engine.
    #[arg(long)]
    pub weights: Option<PathBuf>,
    #[command(flatten)]
    pub table: Declared<TableOptions>,
    #[command(flatten)]
    pub limits: Declared<LimitOptions>,
}

impl Setting {
    /// A searcher with the setting's table and weights.
    pub fn searcher(&self) -> anyhow::Result<Searcher> {
        let evaluation = match &self.weights {
            Some(path) => weights(Some(path))?.into(),
            None => Evaluation::trained(),
        };
        let bits = self.table.0.table_bits.unwrap_or(TableBits::DEFAULT);
        let seed = self.table.0.seed.unwrap_or(Seed::DEFAULT).number().map_err(|error| anyhow!(error))?;
        Ok(Searcher::with_evaluation(Table::new(bits.number().into(), seed)?, evaluation))
    }

    /// When a search of a position ends.
    pub fn limits(&self, position: Position) -> search::Limits {
        Request::search(position, &self.limits.0).limits
    }

    /// Whether no limit is given, so that searches get the default level.
    pub fn is_unlimited(&self) -> bool {
        self.limits.0 == LimitOptions::default()
    }
}

/// The weights of a file, or those that come with the engine.
pub fn weights(path: Option<&Path>) -> anyhow::Result<Weights> {
    let Some(path) = path else { return Ok(Weights::embedded()) };
    let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    Weights::parse(&bytes).with_context(|| format!("reading {}", path.display()))
}

/// A group of declared options as arguments.
#[derive(Clone, Debug, Default)]
pub struct Declared<Group>(pub Group);

impl<Group: Options> Args for Declared<Group> {
    fn augment_args(command: Command) -> Command {
        let argument = |name| Arg::new(name).long(kebab_case(name)).allow_hyphen_values(true);
        let arguments = Group::FIELDS.iter().map(|field| argument(field.name).help(field.about.trim()));
        command.args(arguments)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<Group: Options> FromArgMatches for Declared<Group> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let invalid = |error| clap::Error::raw(clap::error::ErrorKind::ValueValidation, format!("{error}\n"));
        Group::read(&CommandLine(matches)).map(Self).map_err(invalid)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Options as the arguments of a command.
struct CommandLine<'a>(&'a ArgMatches);

impl Source for CommandLine<'_> {
    fn value(&self, name: &str) -> Given {
        let Some(text) = self.0.get_one::<String>(name) else { return Given::Nothing };
        let whole = text.parse().map(Given::Whole).ok();
        let number = || text.parse().map(Given::Number).ok();
        let flag = || text.parse().map(Given::Flag).ok();
        whole.or_else(number).or_else(flag).unwrap_or_else(|| Given::Text(text.clone()))
    }

    fn describe(&self, name: &str) -> String {
        self.0.get_one::<String>(name).cloned().unwrap_or_default()
    }

    fn names(&self) -> Vec<String> {
        self.0.ids().map(ToString::to_string).collect()
    }
}

/// `budgetMs` as `budget-ms`.
fn kebab_case(name: &str) -> String {
    let spaced = |letter: char| match letter.is_ascii_uppercase() {
        true => vec!['-', letter.to_ascii_lowercase()],
        false => vec![letter],
    };
    name.chars().flat_map(spaced).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Debug, Parser)]
    #[command(no_binary_name = true)]
    struct SettingLine {
        #[command(flatten)]
        setting: Setting,
    }

    fn setting(words: &str) -> Result<Setting, String> {
        let parsed = SettingLine::try_parse_from(words.split_whitespace());
        parsed.map(|line| line.setting).map_err(|error| error.to_string())
    }

    #[test]
    fn declared_options_are_arguments_under_their_names() {
        let parsed = setting("--budget-ms 2.5 --nodes 1000 --table-bits 12").unwrap();
        let limits = parsed.limits(Position::START);
        assert_eq!((limits.budget_ms, limits.nodes, limits.depth), (Some(2.5), Some(1000), None));
        assert_eq!(parsed.searcher().unwrap().table().bits(), 12);
        assert!(!parsed.is_unlimited());
        assert!(setting("").unwrap().is_unlimited());
    }

    #[test]
    fn a_wrong_value_is_refused_as_the_engine_refuses_it() {
        let message = setting("--depth 61").unwrap_err();
        assert!(message.contains("depth: expected a whole number from 1 to 60, found 61"), "{message}");
        assert!(setting("--budget-ms -5").unwrap_err().contains("found -5"));
        assert!(setting("--else 1").is_err());
    }
}
