//! Ways of playing that err as people do.
//!
//! A skill looks a few plies ahead. What it thinks of a move is the score found there, as far as it shares the engine's
//! judgment, and what it likes: many flips, the edge, a corner. To that comes an error, which differs by move and phase
//! of the game. Some moves it does not notice. Near the end, where it can count, it errs no more.

use crate::rules::{Board, CORNER_NEIGHBORS, CORNERS, Phase};
use crate::search::{Limits, Line};
use crate::types::{Move, Score, Selectivity, Square, Squares};

use super::dice::Dice;
use super::value::{Given, OptionValue, texts, whole, whole_numbers};

whole_numbers! {
    /// A way of playing: 1 plays its first game, 8 the best move that the limits allow.
    Skill(u8): 1 to 8 as "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8";
}

/// What a skill thinks of a move is in sixteenths of a disc.
pub(super) const SIXTEENTHS: i32 = 16;

/// What one skill sees, likes and misses. Values are in sixteenths of a disc; lists are by phase: opening, midgame,
/// endgame.
struct Profile {
    /// How many plies it looks ahead.
    sight: u8,
    /// At or below this many empties it counts to the end of the game.
    counts: u8,
    /// How much of the engine's judgment it shares, in sixteenths.
    judgment: i32,
    /// What it likes about each disc that a move flips.
    greed: [i32; 3],
    /// What it likes about a square of the edge.
    edge: i32,
    /// What it likes about a corner.
    corner: i32,
    /// What it likes about a square next to a corner.
    beside: i32,
    /// The standard deviation of its error.
    error: [i32; 3],
    /// How many of 256 quiet moves it does not notice.
    misses: u64,
    /// In how many of 256 positions it is careless, and errs by several discs more.
    slips: u64,
    /// By how many discs, as far as it sees, a move may be worse than the best one. It also sees then when a move gives
    /// a corner away. The first skill sees neither.
    lapse: Option<Score>,
}

/// Found by the ladder (`flipside-tools ladder`, docs/opponents.md): every number was changed until each skill won
/// between 77 and 89 of 100 games against the one below it. How they look to a person is a choice: what beginners like,
/// and when they begin to count.
const PROFILES: [Profile; 7] = [
    profile([1, 1], 0, [32, 16, 0], [6, 2, 24], [32, 48, 64], [40, 0], None),
    profile([1, 2], 0, [30, 22, 8], [10, 46, 9], [38, 52, 82], [50, 0], Some(42)),
    profile([1, 3], 5, [8, 4, 2], [20, 32, 0], [86, 108, 118], [52, 0], Some(32)),
    profile([1, 5], 16, [2, 0, 0], [8, 0, 0], [36, 46, 46], [24, 126], Some(30)),
    profile([3, 8], 16, [1, 0, 0], [4, 0, 0], [20, 26, 26], [17, 96], Some(24)),
    profile([5, 11], 16, [0, 0, 0], [0, 0, 0], [15, 19, 19], [8, 66], Some(20)),
    profile([7, 13], 16, [0, 0, 0], [0, 0, 0], [9, 12, 12], [4, 34], Some(16)),
];

const fn profile(
    [sight, counts]: [u8; 2],
    judgment: i32,
    greed: [i32; 3],
    [edge, corner, beside]: [i32; 3],
    error: [i32; 3],
    [misses, slips]: [u64; 2],
    lapse: Option<Score>,
) -> Profile {
    Profile { sight, counts, judgment, greed, edge, corner, beside, error, misses, slips, lapse }
}

/// At or below so many empties a skill that errs makes no forward cuts.
const UNCUT_EMPTIES: u32 = 20;
/// The squares of the four sides.
const EDGES: Squares = Squares(0xff81_8181_8181_81ff);
/// A quiet move flips at most this many discs, and is not on the edge.
const QUIET: i32 = 1;
/// Moves that differ by at most this much look alike.
const ALIKE: i32 = 2 * SIXTEENTHS;
/// How much more a careless player errs.
const SLIP: i32 = 10 * SIXTEENTHS;
/// The value of a move that is not noticed, or is rejected.
const UNSEEN: i32 = -(1 << 20);

impl Skill {
    /// The skill that errs not at all.
    pub const MAX: Self = Self(8);

    fn profile(self) -> Option<&'static Profile> {
        PROFILES.get(usize::from(self.0) - 1)
    }

    /// The limits of a search at `empties` empty squares: no deeper than the skill looks, and with cuts of its own, so
    /// that it is as strong whatever the levels are.
    pub(super) fn limits(self, empties: u32, limits: Limits) -> Limits {
        let Some(profile) = self.profile() else { return limits };
        let sight = if empties <= u32::from(profile.counts) { empties as u8 } else { profile.sight };
        let own = if empties <= UNCUT_EMPTIES { Selectivity::NONE } else { Selectivity::LOOSEST };
        Limits {
            depth: Some(limits.depth.map_or(sight, |depth| depth.min(sight))),
            selectivity: limits.least_selectivity.or(Some(own)),
            ..limits
        }
    }

    /// What the skill thinks of one of the lines that a search of a board has found, in sixteenths of a disc.
    pub(super) fn value(self, board: Board, lines: &[Line], line: &Line, dice: Dice) -> i32 {
        let (Some(profile), Move::Place(square)) = (self.profile(), line.best) else {
            return SIXTEENTHS * line.score;
        };
        if line.exact {
            return SIXTEENTHS * line.score;
        }
        let is_quiet = flip_count(board, square) <= QUIET && !EDGES.has(square);
        let is_missed = is_quiet && dice.roll(1, line.best) % 256 < profile.misses;
        let is_rejected = match profile.lapse {
            Some(lapse) => line.score < lines[0].score - lapse || profile.sees_gift(board, lines, line),
            None => is_dull(board, square),
        };
        if is_missed || is_rejected {
            return UNSEEN + line.score;
        }
        // A game has one seed, so it is a good day or a bad one: errors are up to three times as large, on average
        // once.
        let luck = dice.roll_once() % 256;
        let form = 3 * luck * luck / 256;
        let is_careless = (dice.roll(2, Move::Pass) % 256) << 8 < profile.slips * form;
        let error = profile.error[phase(board)] + if is_careless { SLIP } else { 0 };
        profile.opinion(board, line) + ((error * form as i32) >> 8) * normal(dice.roll(3, line.best)) / 256
    }
}

impl Profile {
    /// What it would think of a move if it did not err.
    #[inline(never)]
    fn opinion(&self, board: Board, line: &Line) -> i32 {
        let Move::Place(square) = line.best else { return 0 };
        let likes = |squares: Squares, value: i32| if squares.has(square) { value } else { 0 };
        self.judgment * line.score
            + self.greed[phase(board)] * flip_count(board, square)
            + likes(EDGES & !CORNERS, self.edge)
            + likes(CORNERS, self.corner)
            + likes(CORNER_NEIGHBORS, self.beside)
    }

    /// Whether a move gives the opponent a corner, while another that looks alike does not.
    fn sees_gift(&self, board: Board, lines: &[Line], line: &Line) -> bool {
        let alike = self.opinion(board, line) - ALIKE;
        gives_corner(board, line.best)
            && lines
                .iter()
                .any(|other| !gives_corner(board, other.best) && self.opinion(board, other) >= alike)
    }
}

/// Whether a move lets the opponent take a corner that it could not take before.
fn gives_corner(board: Board, played: Move) -> bool {
    let Move::Place(square) = played else { return false };
    let (before, after) = (board.pass(), board.play_flips(square, flips(board, square)));
    Square::all(CORNERS & !after.player & !after.opponent)
        .any(|corner| !flips(after, corner).is_empty() && flips(before, corner).is_empty())
}

/// The discs that a move flips. Not inlined: many functions call it, and none often.
#[inline(never)]
fn flips(board: Board, square: Square) -> Squares {
    board.flips(square)
}

/// How many discs a move flips.
fn flip_count(board: Board, square: Square) -> i32 {
    flips(board, square).count() as i32
}

/// The index of the phase of a move in the lists of a profile.
fn phase(board: Board) -> usize {
    Phase::of(board.empty_count()) as usize
}

/// Whether a move that is neither on a side nor next to a corner flips less than half as many discs as another.
fn is_dull(board: Board, square: Square) -> bool {
    let is_better = |other| flip_count(board, other) > 2 * flip_count(board, square);
    !(EDGES | CORNER_NEIGHBORS).has(square) && Square::all(board.moves()).any(is_better)
}

/// A number from a normal distribution with a standard deviation of 256, made of a random one: the sum of its bytes.
fn normal(random: u64) -> i32 {
    let sum: i32 = random.to_le_bytes().into_iter().map(i32::from).sum();
    // The sum has the mean 1020 and a standard deviation of 209.
    (sum - 1020) * 256 / 209
}

#[cfg(test)]
mod tests;
