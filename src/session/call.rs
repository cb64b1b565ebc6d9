//! A call as a front end makes it: a task and its options, checked once, to be asked about any number of positions.

use std::fmt;

use crate::rules::Position;

use super::{LimitOptions, OptionError, Options, Request, Selection, Source, Style, check_names};

/// The questions that a front end can ask about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The best move.
    Search,
    /// The score of every legal move, or of some.
    Analyze,
    /// The exact score.
    Solve,
    /// Win, draw or loss.
    Outcome,
    /// The best move at a position of a game that is reviewed.
    Review,
}

impl Task {
    /// The name of each task, as front ends say it.
    const NAMES: [(&str, Self); 5] = [
        ("search", Self::Search),
        ("analyze", Self::Analyze),
        ("solve", Self::Solve),
        ("outcome", Self::Outcome),
        ("review", Self::Review),
    ];

    /// The task of a name.
    ///
    /// # Errors
    /// Names what is no task, and the tasks.
    pub fn read(name: &str) -> Result<Self, OptionError> {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name);
        let expected = || Self::NAMES.map(|(known, _)| known).join(", ");
        found
            .map(|&(_, task)| task)
            .ok_or_else(|| OptionError::new("task", format!("one of {}", expected()), name))
    }
}

/// A task with its options.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    task: Task,
    limits: LimitOptions,
    style: Style,
    selection: Selection,
}

/// Why a position cannot be asked about in this way.
#[derive(Debug)]
pub enum CallError {
    /// An option has a value that it cannot have in the position.
    Option(OptionError),
    /// A random seed is wanted, but the system has no source of randomness.
    Randomness(getrandom::Error),
}

impl Call {
    /// Reads and checks the options of a task, each once. Others may not be given, except `host_names`, which are the
    /// front end's own.
    ///
    /// # Errors
    /// Names the first option that is unknown, or has a value that it cannot have.
    pub fn read(task: Task, source: &dyn Source, host_names: &[String]) -> Result<Self, OptionError> {
        let groups = match task {
            Task::Search => [LimitOptions::FIELDS, Style::FIELDS],
            Task::Analyze => [LimitOptions::FIELDS, Selection::FIELDS],
            Task::Review => [LimitOptions::FIELDS, &[]],
            Task::Solve | Task::Outcome => [[].as_slice(), &[]],
        };
        check_names(source, &groups, host_names)?;
        let takes_limits = matches!(task, Task::Search | Task::Analyze | Task::Review);
        Ok(Self {
            task,
            limits: if takes_limits { LimitOptions::read(source)? } else { LimitOptions::default() },
            style: if task == Task::Search { Style::read(source)? } else { Style::default() },
            selection: if task == Task::Analyze { Selection::read(source)? } else { Selection::default() },
        })
    }

    /// The request about a position.
    ///
    /// # Errors
    /// Names the first selected move that is not legal there; or tells that there is no randomness, where it is wanted.
    pub fn about(&self, position: Position) -> Result<Request, CallError> {
        let Self { task, limits, style, selection } = self;
        match task {
            Task::Search => Request::search(position, limits).in_style(style).map_err(CallError::Randomness),
            Task::Analyze => Request::analyze(position, limits, selection).map_err(CallError::Option),
            Task::Review => Ok(Request::search(position, limits)),
            Task::Solve => Ok(Request::solve(position)),
            Task::Outcome => Ok(Request::outcome(position)),
        }
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(error) => error.fmt(f),
            Self::Randomness(error) => write!(f, "could not get a random seed: {error}"),
        }
    }
}

impl std::error::Error for CallError {}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::search::Goal;
    use crate::session::Given;
    use crate::types::Squares;

    /// Options that note how often each is read.
    #[derive(Default)]
    struct Noting(Vec<(&'static str, Given)>, RefCell<Vec<String>>);

    impl Source for Noting {
        fn value(&self, name: &str) -> Given {
            let found = self.0.iter().find(|(known, _)| *known == name);
            self.1.borrow_mut().extend(found.map(|_| name.to_owned()));
            found.map_or(Given::Nothing, |(_, given)| given.clone())
        }

        fn describe(&self, name: &str) -> String {
            format!("what {name} is")
        }

        fn names(&self) -> Vec<String> {
            self.0.iter().map(|(name, _)| (*name).to_owned()).collect()
        }
    }

    #[test]
    fn every_option_is_read_once_however_many_positions_a_call_is_about() {
        let source = Noting(vec![("depth", Given::Whole(3)), ("count", Given::Whole(2))], RefCell::default());
        let call = Call::read(Task::Analyze, &source, &[]).unwrap();
        for _ in 0..5 {
            let request = call.about(Position::START).unwrap();
            assert_eq!(
                (request.goal, request.limits.depth),
                (Goal::Every { count: 2, among: Squares::ALL }, Some(3))
            );
        }
        assert_eq!(*source.1.borrow(), ["depth", "count"]);
    }

    #[test]
    fn a_task_takes_its_own_options_and_those_of_the_host() {
        let read = |task, name| {
            let source = Noting(vec![(name, Given::Whole(1))], RefCell::default());
            Call::read(task, &source, &["signal".to_owned()]).map(|_| ()).map_err(|error| error.to_string())
        };
        for task in Task::NAMES.map(|(_, task)| task) {
            assert_eq!(read(task, "signal"), Ok(()));
            assert_eq!(read(task, "depth").is_ok(), !matches!(task, Task::Solve | Task::Outcome), "{task:?}");
            assert_eq!(read(task, "count").is_ok(), task == Task::Analyze, "{task:?}");
            assert_eq!(read(task, "skill").is_ok(), task == Task::Search, "{task:?}");
        }
        let unknown = "options: expected only signal, found \"depth\"";
        assert_eq!(read(Task::Solve, "depth"), Err(unknown.to_owned()));
    }

    #[test]
    fn a_task_is_known_by_its_name_alone() {
        for (name, task) in Task::NAMES {
            assert_eq!(Task::read(name), Ok(task));
        }
        let message = Task::read("sing").unwrap_err().to_string();
        assert_eq!(message, "task: expected one of search, analyze, solve, outcome, review, found sing");
    }
}
