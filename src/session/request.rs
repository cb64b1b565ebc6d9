//! A checked request: everything that a search needs, already validated.

use crate::rules::{Board, Position};
use crate::search::{self, Goal};
use crate::types::{Move, Square, Squares};

use super::{Choice, LegalMoves, Level, LimitOptions, OptionError, Selection, Style};

/// A request: the position, goal and limits of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// The position to search.
    pub position: Position,
    /// What to find out.
    pub goal: Goal,
    /// When to stop.
    pub limits: search::Limits,
    /// How the answer is chosen among the moves; the best one when left out.
    pub choice: Option<Choice>,
}

impl Request {
    /// Asks for the best move.
    pub fn search(position: Position, limits: &LimitOptions) -> Self {
        Self { position, goal: Goal::Best, limits: limits.for_position(position), choice: None }
    }

    /// The request, with the answer in a style of playing.
    ///
    /// # Errors
    /// When the style wants a random seed, but the system has no source of randomness.
    pub fn in_style(self, style: &Style) -> Result<Self, getrandom::Error> {
        let Some(choice) = Choice::of(style)? else { return Ok(self) };
        let limits = choice.skill.limits(self.position.board.empty_count(), self.limits);
        Ok(Self { goal: choice.goal(), limits, choice: Some(choice), ..self })
    }

    /// Asks for the score of every legal move, or of those that are selected.
    ///
    /// # Errors
    /// Names the first selected move that is not legal.
    pub fn analyze(
        position: Position,
        limits: &LimitOptions,
        selection: &Selection,
    ) -> Result<Self, OptionError> {
        let squares = |moves: &LegalMoves| {
            squares_of(position, moves.moves()).map_err(|illegal| {
                let expected = format!("a list of {}", legal_names(position.board));
                OptionError::new("moves", expected, format!("\"{illegal}\""))
            })
        };
        let among = selection.moves.as_ref().map_or(Ok(Squares::ALL), squares)?;
        let count = selection.count.map_or(60, |count| count.number().into());
        Ok(Self {
            position,
            goal: Goal::Every { count, among },
            limits: limits.for_position(position).used_up(),
            choice: None,
        })
    }

    /// The request, but about only one move of the position.
    ///
    /// # Errors
    /// When the move is not legal there; names those that are.
    pub fn only(self, one: Move) -> Result<Self, OptionError> {
        let among = squares_of(self.position, &[one]).map_err(|illegal| {
            OptionError::new("move", legal_names(self.position.board), format!("\"{illegal}\""))
        })?;
        Ok(Self { goal: Goal::Every { count: 1, among }, ..self })
    }

    /// Asks for the exact score at the end of the game.
    pub fn solve(position: Position) -> Self {
        Self { position, goal: Goal::Exact, limits: search::Limits::default(), choice: None }
    }

    /// Asks whether the game is won, drawn or lost at its end.
    pub fn outcome(position: Position) -> Self {
        Self { position, goal: Goal::Outcome, limits: search::Limits::default(), choice: None }
    }
}

impl LimitOptions {
    /// The limits of a search of a position. A level means a depth and a selectivity, and either can be overridden;
    /// without any limit the level is [`Level::DEFAULT`]. A depth without a level has the selectivity of the levels,
    /// but to the end of the game the confidence rises as far as time and nodes allow, if they are limited. A given
    /// selectivity holds for every iteration, that of a level only for the last.
    fn for_position(&self, position: Position) -> search::Limits {
        let empties = position.board.empty_count();
        let share = self.clock.map(|clock| clock.share(empties));
        let limits_ms = [self.budget_ms.map(super::Milliseconds::number), share.map(|share| share.most_ms)];
        let budget_ms = limits_ms.into_iter().flatten().reduce(f64::min);
        let aim_ms = share.map(|share| share.aim_ms);

        let is_bounded = budget_ms.is_some() || self.nodes.is_some();
        let depth = self.depth.map(super::Depth::number);
        let level = self.level.or((!is_bounded && depth.is_none()).then_some(Level::DEFAULT));
        let (planned_depth, planned_selectivity) = level.map(|level| level.plan(empties)).unzip();
        let rises = |depth: u8| is_bounded && u32::from(depth) >= empties;
        let usual = depth.filter(|&depth| !rises(depth)).map(|depth| Level::selectivity_of(depth, empties));
        search::Limits {
            budget_ms,
            depth: depth.or(planned_depth),
            nodes: self.nodes.map(super::NodeCount::number),
            selectivity: self.selectivity.or(planned_selectivity).or(usual),
            least_selectivity: self.selectivity,
            aim: aim_ms.zip(budget_ms).map(|(aim, budget)| if aim < budget { aim / budget } else { 1.0 }),
        }
    }
}

/// The squares of moves, or the first move that is not legal. A forced pass, which has no square, adds none.
fn squares_of(position: Position, moves: &[Move]) -> Result<Squares, Move> {
    let board = position.board;
    moves.iter().try_fold(Squares::NONE, |squares, &listed| match listed {
        Move::Place(square) if board.moves().has(square) => Ok(squares | square.bit()),
        Move::Pass if board.moves().is_empty() && !board.is_over() => Ok(squares),
        illegal => Err(illegal),
    })
}

/// The legal moves of a board by name, as an error says them.
fn legal_names(board: Board) -> String {
    let names: Vec<_> = Square::all(board.moves()).map(|square| square.to_string()).collect();
    match names.as_slice() {
        [] if board.is_over() => "no move, as the game is over".to_owned(),
        [] => "pass".to_owned(),
        names => names.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Clock, Depth, Given, Milliseconds, NodeCount, OptionValue, TimeShare};
    use crate::types::Selectivity;

    const FORCED_PASS: &str = "OXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXX-- X";

    fn limits_of(options: LimitOptions) -> search::Limits {
        Request::search(Position::START, &options).limits
    }

    fn analysis(position: Position, moves: &[&str]) -> Result<Goal, String> {
        let texts = Given::Texts(moves.iter().map(ToString::to_string).collect());
        let selection = Selection { moves: LegalMoves::read(&texts), ..Selection::default() };
        let request = Request::analyze(position, &LimitOptions::default(), &selection);
        request.map(|request| request.goal).map_err(|error| error.to_string())
    }

    #[test]
    fn a_search_without_limits_gets_the_default_level() {
        let limits = limits_of(LimitOptions::default());
        assert_eq!((limits.depth, limits.selectivity), (Some(20), Some(Selectivity::LOOSEST)));
    }

    #[test]
    fn a_limit_alone_stands_alone() {
        let limits = limits_of(LimitOptions { budget_ms: Milliseconds::new(0.0), ..LimitOptions::default() });
        assert_eq!((limits.budget_ms, limits.depth, limits.nodes), (Some(0.0), None, None));
        let limits = limits_of(LimitOptions { nodes: NodeCount::new(1_000_000), ..LimitOptions::default() });
        assert_eq!((limits.budget_ms, limits.depth, limits.nodes), (None, None, Some(1_000_000)));
    }

    #[test]
    fn a_depth_beside_a_level_counts_instead_of_the_depth_of_the_level() {
        let options = LimitOptions { level: Level::new(15), depth: Depth::new(7), ..LimitOptions::default() };
        let limits = limits_of(options);
        assert_eq!((limits.depth, limits.selectivity), (Some(7), Some(Selectivity::LOOSEST)));
    }

    #[test]
    fn a_selectivity_holds_for_every_iteration_and_that_of_a_level_for_the_last() {
        let limits = limits_of(LimitOptions { level: Level::new(10), ..LimitOptions::default() });
        assert_eq!((limits.selectivity, limits.least_selectivity), (Some(Selectivity::LOOSEST), None));
        for step in Selectivity::LADDER {
            let options =
                LimitOptions { selectivity: Some(step), level: Level::new(10), ..LimitOptions::default() };
            let limits = limits_of(options);
            assert_eq!((limits.selectivity, limits.least_selectivity), (Some(step), Some(step)));
        }
    }

    #[test]
    fn a_depth_makes_the_cuts_of_the_levels_unless_it_is_told_not_to() {
        let selectivity = |options: LimitOptions| limits_of(options).selectivity.map(Selectivity::percent);
        let depth = |number| LimitOptions { depth: Depth::new(number), ..LimitOptions::default() };
        assert_eq!(selectivity(depth(18)), Some(73));
        assert_eq!(
            selectivity(LimitOptions { selectivity: Some(Selectivity::NONE), ..depth(18) }),
            Some(100)
        );
        assert_eq!(selectivity(LimitOptions { level: Level::new(1), ..depth(18) }), Some(73));
        // To the end of the game.
        assert_eq!(selectivity(depth(60)), Some(73));
        assert_eq!(selectivity(LimitOptions { nodes: NodeCount::new(1000), ..depth(60) }), None);
        assert_eq!(selectivity(LimitOptions { nodes: NodeCount::new(1000), ..depth(18) }), Some(73));
        for number in 1..=Level::MAX {
            for empties in 1..=60 {
                let (depth, selectivity) = Level::new(number).unwrap().plan(empties);
                if u32::from(depth) < empties || selectivity == Selectivity::NONE {
                    assert_eq!(
                        Level::selectivity_of(depth, empties),
                        selectivity,
                        "level {number} at {empties}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_smaller_of_budget_and_share_of_the_clock_counts() {
        let clock = Clock::read(&Given::Fields(vec![("remainingMs".to_owned(), Given::Whole(60_000))]));
        let TimeShare { aim_ms: aim, most_ms: most } = clock.unwrap().share(60);
        let times = |budget_ms| {
            let limits = limits_of(LimitOptions { clock, budget_ms, ..LimitOptions::default() });
            (limits.budget_ms, limits.aim)
        };
        let planned = (Some(most), Some(aim / most));
        assert_eq!([times(None), times(Milliseconds::new(1e6))], [planned; 2]);
        assert_eq!(times(Milliseconds::new(5.0)), (Some(5.0), Some(1.0)));
    }

    #[test]
    fn an_analysis_uses_up_what_a_usual_move_takes_of_a_clock() {
        let clock = Clock::read(&Given::Fields(vec![("remainingMs".to_owned(), Given::Whole(60_000))]));
        let limits = LimitOptions { clock, ..LimitOptions::default() };
        let limits = Request::analyze(Position::START, &limits, &Selection::default()).unwrap().limits;
        let budget_ms = limits.budget_ms.unwrap();
        assert!((budget_ms - clock.unwrap().share(60).aim_ms).abs() < 1e-6, "{budget_ms}");
        assert_eq!(limits.aim, None);
    }

    #[test]
    fn an_analysis_is_of_all_moves_or_of_those_selected() {
        let every =
            Request::analyze(Position::START, &LimitOptions::default(), &Selection::default()).unwrap();
        assert_eq!(every.goal, Goal::Every { count: 60, among: Squares::ALL });
        let among = Squares(1 << 37 | 1 << 19);
        assert_eq!(analysis(Position::START, &["F5", "d3"]), Ok(Goal::Every { count: 60, among }));
        let passing = FORCED_PASS.parse().unwrap();
        assert_eq!(analysis(passing, &["pass"]), Ok(Goal::Every { count: 60, among: Squares::NONE }));
    }

    #[test]
    fn one_move_is_asked_about_if_it_is_legal_and_a_pass_only_where_it_is_forced() {
        let [open, passing] = [Position::START, FORCED_PASS.parse().unwrap()].map(Request::solve);
        let only = |request: Request, one: &str| {
            let about = request.only(one.parse().unwrap());
            about.map(|request| request.goal).map_err(|error| error.to_string())
        };
        assert_eq!(only(open, "f5"), Ok(Goal::Every { count: 1, among: Squares(1 << 37) }));
        assert_eq!(only(passing, "pass"), Ok(Goal::Every { count: 1, among: Squares::NONE }));
        for (request, one, legal) in
            [(open, "pass", "d3, c4, f5, e6"), (open, "a1", "d3, c4, f5, e6"), (passing, "g8", "pass")]
        {
            assert_eq!(only(request, one), Err(format!("move: expected {legal}, found \"{one}\"")));
        }
    }

    #[test]
    fn a_move_that_is_not_legal_is_named() {
        for (moves, found) in [(["f5", "a1"].as_slice(), "\"a1\""), (&["pass"], "\"pass\"")] {
            let message = format!("moves: expected a list of d3, c4, f5, e6, found {found}");
            assert_eq!(analysis(Position::START, moves), Err(message));
        }
    }
}
