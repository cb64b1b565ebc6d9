//! Othello once more, as simple as can be: nothing here is shared with the engine, so that both can be compared.

use flipside::rules::Board;
use flipside::types::Squares;

/// The discs of a side to move and of the other side.
#[derive(Clone, Copy)]
pub struct Plain {
    own: u64,
    other: u64,
}

/// The steps to the eight neighbors, and the squares from which there is no such neighbor.
const STEPS: [(i32, u64); 8] =
    [(1, FILE_H), (9, FILE_H), (8, 0), (7, FILE_A), (-1, FILE_A), (-9, FILE_A), (-8, 0), (-7, FILE_H)];
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

const fn shifted(squares: u64, (step, edge): (i32, u64)) -> u64 {
    let squares = squares & !edge;
    if step > 0 { squares << step } else { squares >> -step }
}

impl Plain {
    pub const fn of(board: Board) -> Self {
        Self { own: board.player.0, other: board.opponent.0 }
    }

    pub const fn board(self) -> Board {
        Board { player: Squares(self.own), opponent: Squares(self.other) }
    }

    pub const fn empty(self) -> u64 {
        !(self.own | self.other)
    }

    pub const fn passed(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// The position after a disc on `square`, for the side then to move; `None` where that flips nothing.
    pub fn played(self, square: u64) -> Option<Self> {
        let mut flips = 0;
        for step in STEPS {
            let (mut at, mut run) = (shifted(square, step), 0);
            while at & self.other != 0 {
                run |= at;
                at = shifted(at, step);
            }
            if at & self.own != 0 {
                flips |= run;
            }
        }
        (flips != 0).then_some(Self { own: self.other & !flips, other: self.own | flips | square })
    }

    /// The positions after all legal moves, in the order of the squares.
    pub fn children(self) -> Vec<Self> {
        let squares = (0..64).map(|index| 1 << index).filter(|square| self.empty() & square != 0);
        squares.filter_map(|square| self.played(square)).collect()
    }

    /// The score of a game that ends here, in discs: the winner gets the empty squares.
    pub fn final_score(self) -> i32 {
        let [own, other] = [self.own, self.other].map(|discs| discs.count_ones() as i32);
        own - other + (own - other).signum() * self.empty().count_ones() as i32
    }

    /// The exact score, by alpha-beta alone; where it pays, moves with few replies come first.
    pub fn solved(self, alpha: i32, beta: i32) -> i32 {
        let mut children = self.children();
        if self.empty().count_ones() > 5 {
            children.sort_by_cached_key(|child| child.children().len());
        }
        if children.is_empty() {
            let passed = self.passed();
            return if passed.children().is_empty() {
                self.final_score()
            } else {
                -passed.solved(-beta, -alpha)
            };
        }
        let mut best = -64;
        for child in children {
            best = best.max(-child.solved(-beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The score of a search of so many plies, by looking at every position: `value` gives that of a leaf. A pass is no
    /// ply.
    pub fn searched(self, depth: u32, value: &impl Fn(Self) -> i32) -> i32 {
        let children = self.children();
        if depth == 0 {
            value(self)
        } else if !children.is_empty() {
            children.into_iter().map(|child| -child.searched(depth - 1, value)).max().unwrap_or_default()
        } else if self.passed().children().is_empty() {
            self.final_score()
        } else {
            -self.passed().searched(depth, value)
        }
    }
}
