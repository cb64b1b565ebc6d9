//! Checks requests, and encodes them as 64-bit words to be sent to an engine, which may be in a worker.

use js_sys::BigUint64Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::{Board, Position};
use crate::search::{self, Goal};
use crate::session::{
    Choice, Limits, OptionError, Options, Request, Selection, Skill, StartError, Style, Task, check_names,
};
use crate::types::{Color, Move, Selectivity};

use super::Failure;
use super::source::PlainObject;

/// Checks and encodes the same request about some positions, one behind the other. Each position is three words: the discs of black
/// and of white (bit 0 is a1, bit 63 h8), and 1 where black is to move. `host_names` are the options that JavaScript handles itself.
///
/// # Errors
/// `INVALID_POSITION` when a square has two discs; `INVALID_OPTION`.
#[wasm_bindgen]
pub fn request(
    task: &str,
    positions: &BigUint64Array,
    options: &JsValue,
    host_names: Vec<String>,
) -> Result<BigUint64Array, Failure> {
    let Some(task) = Task::from_name(task) else {
        return Err(OptionError::new("task", "search, analyze, solve, outcome or review", task).into());
    };
    let source = PlainObject(options);
    let groups = match task {
        Task::Search => [Limits::FIELDS, Style::FIELDS],
        Task::Analyze => [Limits::FIELDS, Selection::FIELDS],
        Task::Review => [Limits::FIELDS, &[]],
        Task::Solve | Task::Outcome => [[].as_slice(), &[]],
    };
    let declared = groups.into_iter().flatten().map(|field| field.name);
    check_names(&source, declared.chain(host_names.iter().map(String::as_str)))?;
    // Who takes no limits has got none by now.
    let limits = Limits::read(&source)?;
    let mut words = Vec::new();
    for at in (0..positions.length()).step_by(3) {
        let [black, white, black_to_move] = [at, at + 1, at + 2].map(|at| positions.get_index(at));
        if black & white != 0 {
            return Err(Failure::two_discs(black & white));
        }
        let position = match black_to_move {
            0 => Position { board: Board { player: white, opponent: black }, turn: Color::White },
            _ => Position { board: Board { player: black, opponent: white }, turn: Color::Black },
        };
        let checked = match task {
            Task::Search => Request::search(position, &limits)
                .in_style(&Style::read(&source)?)
                .map_err(StartError::Randomness)?,
            Task::Analyze => Request::analyze(position, &limits, &Selection::read(&source)?)?,
            Task::Review => Request::search(position, &limits),
            Task::Solve => Request::solve(position),
            Task::Outcome => Request::outcome(position),
        };
        words.extend(to_words(&checked));
    }
    Ok(BigUint64Array::from(words.as_slice()))
}

/// A part of an encoded request: the same request for only one of its moves, or with another limit on time
/// (milliseconds) or nodes. Arguments that are left out keep the value of the request.
///
/// # Errors
/// `INVALID_DATA` when the words are not a request; `ILLEGAL_MOVE` when the text is not a move.
#[wasm_bindgen]
pub fn part(
    words: &BigUint64Array,
    one_move: Option<String>,
    budget_ms: Option<f64>,
    nodes: Option<f64>,
) -> Result<BigUint64Array, Failure> {
    let mut request = from_words(words)?;
    if let Some(text) = one_move {
        let among = match text.parse()? {
            Move::Place(square) => square.bit(),
            Move::Pass => 0,
        };
        request.goal = Goal::Every { count: 1, among };
    }
    // The shares are derived from checked limits, so they are only clamped.
    if let Some(budget_ms) = budget_ms {
        request.limits.budget_ms = Some(budget_ms.max(0.0));
    }
    if let Some(nodes) = nodes {
        request.limits.nodes = Some((nodes as u64).max(1));
    }
    Ok(BigUint64Array::from(to_words(&request).as_slice()))
}

/// The number of words of a request: the player's discs, the opponent's discs, small numbers of one byte each, the
/// squares to choose from, the seed of the choice, the part of the limits to aim at, the limit on nodes, and the limit on
/// time.
const WORDS: usize = 8;

/// Stands for a number that is left out.
const ABSENT: u8 = u8::MAX;

fn to_words(request: &Request) -> [u64; WORDS] {
    let Request { position: Position { board, turn }, goal, limits, choice } = request;
    let (goal, count, among) = match *goal {
        Goal::Best => (0, 0, 0),
        Goal::Every { count, among } => (1, count as u8, among),
        Goal::Exact => (2, 0, 0),
        Goal::Outcome => (3, 0, 0),
        Goal::Near { discs } => (4, discs as u8, 0),
    };
    let step = |selectivity: Option<Selectivity>| selectivity.map_or(ABSENT, Selectivity::step);
    let [selectivity, least_selectivity] = [limits.selectivity, limits.least_selectivity].map(step);
    let depth = limits.depth.unwrap_or(ABSENT);
    // Without a seed, no discs may be lost.
    let (skill, discs, seed) = match *choice {
        Some(Choice { skill, discs, seed: Some(seed) }) => (skill.number(), discs, seed),
        Some(Choice { skill, .. }) => (skill.number(), ABSENT, 0),
        None => (ABSENT, ABSENT, 0),
    };
    let small = [*turn as u8, goal, count, depth, selectivity, least_selectivity, skill, discs];
    let budget_ms = limits.budget_ms.unwrap_or(f64::INFINITY);
    [
        board.player,
        board.opponent,
        u64::from_le_bytes(small),
        among,
        seed,
        limits.aim.unwrap_or(f64::INFINITY).to_bits(),
        limits.nodes.unwrap_or(0),
        budget_ms.to_bits(),
    ]
}

/// Decodes a request that [`request`] encoded.
pub(super) fn from_words(words: &BigUint64Array) -> Result<Request, Failure> {
    let mut copied = [0; WORDS];
    if words.length() as usize != WORDS {
        return Err(Failure::not_a_request());
    }
    words.copy_to(&mut copied);
    let [player, opponent, small, among, seed, aim_bits, nodes, budget_bits] = copied;
    let [turn, goal, count, depth, selectivity, least_selectivity, skill, discs] = small.to_le_bytes();
    let goal = match goal {
        0 => Goal::Best,
        1 => Goal::Every { count: count.into(), among },
        2 => Goal::Exact,
        3 => Goal::Outcome,
        4 => Goal::Near { discs: count.into() },
        _ => return Err(Failure::not_a_request()),
    };
    let budget_ms = Some(f64::from_bits(budget_bits)).filter(|budget_ms| budget_ms.is_finite());
    let turn = if turn == Color::Black as u8 { Color::Black } else { Color::White };
    if player & opponent != 0 {
        return Err(Failure::two_discs(player & opponent));
    }
    let present = |number: u8| Some(number).filter(|&number| number != ABSENT);
    let choice = Skill::new(skill.into()).map(|skill| Choice {
        skill,
        discs: present(discs).unwrap_or(0),
        seed: present(discs).map(|_| seed),
    });
    Ok(Request {
        choice,
        position: Position { board: Board { player, opponent }, turn },
        goal,
        limits: search::Limits {
            budget_ms,
            depth: present(depth),
            nodes: Some(nodes).filter(|&nodes| nodes != 0),
            selectivity: present(selectivity).map(Selectivity::from_step),
            least_selectivity: present(least_selectivity).map(Selectivity::from_step),
            aim: Some(f64::from_bits(aim_bits)).filter(|aim| (0.0..=1.0).contains(aim)),
        },
    })
}
