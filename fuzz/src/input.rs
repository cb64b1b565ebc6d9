use flipside::rules::{Board, Position};
use flipside::types::{Color, Square, Squares};

/// Numbers, boards and choices that any bytes stand for; zeros follow the last byte.
pub struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub fn of(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        byte
    }

    pub fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// A square of a set that is not empty.
    pub fn square(&mut self, set: Squares) -> Square {
        let skipped = self.below(set.count() as usize);
        Square::all(set).nth(skipped).expect("the set is not empty")
    }

    /// Any position: where both sides would have a disc, it is black's.
    pub fn position(&mut self) -> Position {
        let [black, white] = [self.word(), self.word()].map(Squares);
        let white = white & !black;
        if self.byte() & 1 == 0 {
            Position { board: Board { player: black, opponent: white }, turn: Color::Black }
        } else {
            Position { board: Board { player: white, opponent: black }, turn: Color::White }
        }
    }

    /// The position after so many random moves from the start, or where the game ends before.
    pub fn played_position(&mut self) -> Position {
        let mut position = Position::START;
        for _ in 0..self.below(60) {
            let moves = position.board.moves();
            let board = match moves {
                Squares::NONE if position.board.is_over() => break,
                Squares::NONE => position.board.pass(),
                _ => position.board.play(self.square(moves)),
            };
            position = Position { board, turn: !position.turn };
        }
        position
    }
}
