//! Facts of a line that anyone can check by playing it out: how many moves each side has, which discs can never be
//! turned, who gets the corners. `js/coach/facts/facts.js` computes the same ones; a test of the package compares them
//! with those that [`super::evidence`] writes down.
//!
//! A fact is looked at after a number of plies. Where one of the two lines that are compared is shorter, both are
//! looked at where the shorter one ends, or a ply before, so that the same side is to move.

use flipside::rules::{Board, Position};
use flipside::types::{Move, Square};

/// Lines are played on for so many plies at most.
pub const HORIZON: usize = 20;

/// What is looked at, in the order of the columns of a table of evidence. `@` is followed by the ply.
pub const NAMES: [&str; 32] = [
    "replies@1",
    "choices@4",
    "safe@2",
    "safe@4",
    "opponentSafe@3",
    "mobility@20",
    "frontier@1",
    "frontier@6",
    "frontier@12",
    "frontier@20",
    "liberties@6",
    "liberties@12",
    "ownRegions@1",
    "ownRegions@8",
    "ownRegions@12",
    "stable@9",
    "stable@15",
    "stable@20",
    "edges@4",
    "edges@12",
    "ownCorners@10",
    "ownCorners@20",
    "opponentCorners@10",
    "opponentCorners@20",
    "ownPasses@12",
    "opponentPasses@12",
    "lastMove@20",
    "xSquare@1",
    "cSquare@1",
    "evenRegion@1",
    "edgeMove@1",
    "cornerMove@1",
];

/// Whether more of it is bad for the side that chose the line (1) or good (-1), as players say; 0 where it is no reason
/// to tell. A fact whose weight has the other sign corrects others, and is never told.
pub const DIRECTIONS: [i32; NAMES.len()] = [
    1, -1, -1, -1, 1, -1, 1, 1, 1, 1, 0, 0, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, 1, 1, 1, -1, -1, 1, 1, 1,
    0, 0,
];

/// The facts of a line, one for each name.
pub type Facts = [f64; NAMES.len()];

const CORNERS: u64 = flipside::rules::CORNERS.0;
const EDGES: u64 = 0xFF81_8181_8181_81FF;
const NOT_FILE_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_FILE_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

/// A line from a position, played out: what stands on the board after each ply, from the side of who chose the line.
pub struct Played {
    /// After 0, 1, 2 … plies.
    states: Vec<State>,
    first: Move,
    start: Board,
    /// How many plies the line has.
    pub plies: usize,
}

struct State {
    /// The chooser is the player of this board, whoever is to move.
    board: Board,
    own_passes: u32,
    opponent_passes: u32,
    /// The side that placed the last disc: 1 the chooser, -1 the opponent, 0 none yet.
    last: i32,
}

impl Played {
    /// Plays a line out, at most [`HORIZON`] plies of it.
    pub fn new(position: &Position, moves: &[Move]) -> Self {
        let start = position.board;
        let mut states = vec![State { board: start, own_passes: 0, opponent_passes: 0, last: 0 }];
        let mut is_own = true;
        for &next in moves.iter().take(HORIZON) {
            let before = &states[states.len() - 1];
            let mover = if is_own { before.board } else { swapped(before.board) };
            let after = match next {
                Move::Place(square) => mover.play(square),
                Move::Pass => mover.pass(),
            };
            let board = if is_own { swapped(after) } else { after };
            let passes = |own: bool| u32::from(next == Move::Pass && own == is_own);
            let last = match next {
                Move::Pass => before.last,
                Move::Place(_) => {
                    if is_own {
                        1
                    } else {
                        -1
                    }
                }
            };
            let state = State {
                board,
                own_passes: before.own_passes + passes(true),
                opponent_passes: before.opponent_passes + passes(false),
                last,
            };
            states.push(state);
            is_own = !is_own;
        }
        let plies = states.len() - 1;
        Self { states, first: moves.first().copied().unwrap_or(Move::Pass), start, plies }
    }

    /// Whether the game is over after the line, which has at most `cut` plies.
    pub fn is_ended(&self, cut: usize) -> bool {
        let board = self.states[self.plies].board;
        self.plies <= cut && board.moves().is_empty() && board.opponent_moves().is_empty()
    }

    /// The facts, looked at after at most `horizon` plies. The line counts as ended where its last ply is among the
    /// first `cut`.
    pub fn facts(&self, horizon: usize, cut: usize) -> Facts {
        let end = horizon.min(self.plies);
        let state = |ply: usize| &self.states[looked_at(ply, end)];
        let board = |ply: usize| state(ply).board;
        let mobility = |plies: usize| {
            let plies = plies.min(end).max(1);
            let sum: i32 =
                (1..=plies.min(self.plies)).map(|ply| difference(self.states[ply].board, moves)).sum();
            f64::from(sum) / plies as f64
        };
        let both = |ply, count: fn(Board) -> u32| f64::from(difference(board(ply), count));
        let square = match self.first {
            Move::Place(square) => square.bit().0,
            Move::Pass => 0,
        };
        let empty = !(self.start.player.0 | self.start.opponent.0);
        let flag = |is: bool| f64::from(u8::from(is));
        let own_corners = |ply| f64::from((board(ply).player.0 & CORNERS).count_ones());
        let opponent_corners = |ply| f64::from((board(ply).opponent.0 & CORNERS).count_ones());
        [
            f64::from(opponent_moves(board(1))),
            f64::from(moves(board(4))),
            f64::from(safe_moves(board(2))),
            f64::from(safe_moves(board(4))),
            f64::from(safe_moves(swapped(board(3)))),
            mobility(20),
            both(1, frontier),
            both(6, frontier),
            both(12, frontier),
            both(20, frontier),
            both(6, liberties),
            both(12, liberties),
            both(1, own_regions),
            both(8, own_regions),
            both(12, own_regions),
            both(9, stable),
            both(15, stable),
            both(20, stable),
            both(4, edges),
            both(12, edges),
            own_corners(10),
            own_corners(20),
            opponent_corners(10),
            opponent_corners(20),
            f64::from(state(12).own_passes),
            f64::from(state(12).opponent_passes),
            if self.is_ended(cut) { f64::from(self.states[self.plies].last) } else { 0.0 },
            flag(beside_corner(empty, square, is_diagonal)),
            flag(beside_corner(empty, square, is_along)),
            flag(region(square, empty).count_ones().is_multiple_of(2)),
            flag(square & EDGES != 0),
            flag(square & CORNERS != 0),
        ]
    }
}

/// Where a fact of a ply is looked at when the line ends after `end` plies: there, or a ply before, with the same side
/// to move.
pub fn looked_at(ply: usize, end: usize) -> usize {
    if ply <= end {
        ply
    } else if (ply - end).is_multiple_of(2) {
        end
    } else {
        end.saturating_sub(1)
    }
}

fn swapped(board: Board) -> Board {
    Board { player: board.opponent, opponent: board.player }
}

/// Own less the opponent's.
fn difference(board: Board, count: fn(Board) -> u32) -> i32 {
    count(board) as i32 - count(swapped(board)) as i32
}

fn moves(board: Board) -> u32 {
    board.moves().count()
}

fn opponent_moves(board: Board) -> u32 {
    board.opponent_moves().count()
}

/// Own moves after which the opponent can take no corner that it could not take before.
fn safe_moves(board: Board) -> u32 {
    let before = board.opponent_moves().0 & CORNERS;
    let is_safe = |&square: &Square| board.play(square).moves().0 & CORNERS & !before == 0;
    Square::all(board.moves()).filter(is_safe).count() as u32
}

/// Own discs beside an empty square.
fn frontier(board: Board) -> u32 {
    (beside(!(board.player.0 | board.opponent.0)) & board.player.0).count_ones()
}

/// Empty squares beside a disc of the opponent.
fn liberties(board: Board) -> u32 {
    (beside(board.opponent.0) & !(board.player.0 | board.opponent.0)).count_ones()
}

fn edges(board: Board) -> u32 {
    (board.player.0 & EDGES).count_ones()
}

/// Regions of empty squares into which one can move and the opponent cannot.
fn own_regions(board: Board) -> u32 {
    let mut rest = !(board.player.0 | board.opponent.0);
    let mut count = 0;
    while rest != 0 {
        let region = region(rest & rest.wrapping_neg(), rest);
        rest &= !region;
        count += u32::from(board.moves().0 & region != 0 && board.opponent_moves().0 & region == 0);
    }
    count
}

/// How many discs can never be turned.
fn stable(board: Board) -> u32 {
    stable_squares(board).count_ones()
}

/// Own discs that can never be turned: in each of the four directions their line is full, or they lie at its end or
/// beside such a disc.
fn stable_squares(board: Board) -> u64 {
    let occupied = board.player.0 | board.opponent.0;
    let full: [u64; 4] = LINES
        .map(|lines| lines.iter().filter(|&&line| occupied & line == line).fold(0, |all, line| all | line));
    let mut stable = 0;
    loop {
        let held = |axis: usize| full[axis] | ENDS[axis] | along(stable, axis);
        let next = board.player.0 & held(0) & held(1) & held(2) & held(3);
        if next == stable {
            return stable;
        }
        stable = next;
    }
}

/// The lines of each direction: ranks, files and the two kinds of diagonals.
static LINES: [[u64; 15]; 4] = lines();
/// The squares at which a line of each direction ends.
const ENDS: [u64; 4] = [0x8181_8181_8181_8181, 0xFF00_0000_0000_00FF, EDGES, EDGES];

const fn lines() -> [[u64; 15]; 4] {
    let mut lines = [[0; 15]; 4];
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        let lines_of_square = [rank, file, rank + 7 - file, rank + file];
        let mut axis = 0;
        while axis < 4 {
            lines[axis][lines_of_square[axis]] |= 1_u64 << index;
            axis += 1;
        }
        index += 1;
    }
    // Where a direction has fewer lines, no board is full.
    let mut axis = 0;
    while axis < 4 {
        let mut line = 0;
        while line < 15 {
            if lines[axis][line] == 0 {
                lines[axis][line] = u64::MAX;
            }
            line += 1;
        }
        axis += 1;
    }
    lines
}

/// The squares beside some others in one direction.
fn along(squares: u64, axis: usize) -> u64 {
    match axis {
        0 => (squares << 1) & NOT_FILE_A | (squares >> 1) & NOT_FILE_H,
        1 => squares << 8 | squares >> 8,
        2 => (squares << 9) & NOT_FILE_A | (squares >> 9) & NOT_FILE_H,
        _ => (squares << 7) & NOT_FILE_H | (squares >> 7) & NOT_FILE_A,
    }
}

/// The squares beside some others, diagonally too.
fn beside(squares: u64) -> u64 {
    (0..4).map(|axis| along(squares, axis)).fold(0, |all, some| all | some)
}

/// The connected empty squares around an empty one, which count as connected diagonally too.
fn region(square: u64, empty: u64) -> u64 {
    let mut region = square & empty;
    loop {
        let next = (region | beside(region)) & empty;
        if next == region {
            return region;
        }
        region = next;
    }
}

/// Whether a square lies beside an empty corner.
fn beside_corner(empty: u64, square: u64, is_beside: fn(u64, u64) -> bool) -> bool {
    let corners = [1_u64, 1 << 7, 1 << 56, 1 << 63];
    corners.iter().any(|&corner| empty & corner != 0 && is_beside(corner, square))
}

fn is_diagonal(corner: u64, square: u64) -> bool {
    (along(corner, 2) | along(corner, 3)) & square != 0
}

fn is_along(corner: u64, square: u64) -> bool {
    (along(corner, 0) | along(corner, 1)) & square != 0
}

#[cfg(test)]
mod tests {
    use flipside::rules::Game;

    use super::*;

    /// A game of the first legal moves.
    fn line() -> Vec<Move> {
        let mut game = Game::new();
        let mut moves = Vec::new();
        while !game.is_over() {
            let next = game.legal_moves().next().map_or(Move::Pass, Move::Place);
            game.play(next).expect("a legal move");
            moves.push(next);
        }
        moves
    }

    fn fact(played: &Played, horizon: usize, name: &str) -> f64 {
        played.facts(horizon, horizon)[NAMES.iter().position(|each| *each == name).unwrap()]
    }

    #[test]
    fn the_facts_of_the_first_move_are_those_of_the_board() {
        let played = Played::new(&Position::START, &line());
        assert_eq!(fact(&played, HORIZON, "replies@1"), 3.0);
        // Four discs of the first player, one of the other, all beside empty squares.
        assert_eq!(fact(&played, HORIZON, "frontier@1"), 3.0);
        // All empty squares are one region, into which both can move.
        assert_eq!(fact(&played, HORIZON, "ownRegions@1"), 0.0);
        assert_eq!(fact(&played, HORIZON, "evenRegion@1"), 1.0);
    }

    #[test]
    fn a_stable_disc_is_never_turned_by_what_follows() {
        let moves = line();
        let mut game = Game::new();
        let mut positions = vec![game.position()];
        for &next in &moves {
            game.play(next).expect("a legal move");
            positions.push(game.position());
        }
        let held = |position: &Position| {
            let [black, white] = position.discs();
            [Board { player: black, opponent: white }, Board { player: white, opponent: black }]
        };
        let mut seen = 0;
        for (at, position) in positions.iter().enumerate() {
            for (color, board) in held(position).into_iter().enumerate() {
                let stable = stable_squares(board);
                seen += stable.count_ones();
                for later in &positions[at..] {
                    assert_eq!(held(later)[color].player.0 & stable, stable);
                }
            }
        }
        assert!(seen > 100, "{seen} were looked at");
    }

    #[test]
    fn where_a_line_ends_early_the_same_side_is_to_move() {
        assert_eq!([looked_at(6, 9), looked_at(6, 4), looked_at(6, 5), looked_at(6, 0)], [6, 4, 4, 0]);
    }

    #[test]
    fn a_corner_is_counted_for_who_takes_it_and_neighbors_of_an_empty_one_are_told_apart() {
        let empty = u64::MAX;
        let [a1, b1, b2, c3] = [1_u64, 2, 1 << 9, 1 << 18];
        assert!(beside_corner(empty, b2, is_diagonal) && !beside_corner(empty, b1, is_diagonal));
        assert!(beside_corner(empty, b1, is_along) && !beside_corner(empty, c3, is_along));
        assert!(!beside_corner(empty & !a1, b2, is_diagonal));
    }
}
