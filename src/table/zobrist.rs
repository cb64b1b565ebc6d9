use crate::rules::Position;
use crate::types::{Color, SplitMix64, Square, Squares};

/// The key of a position, by which tables know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Key(pub u64);

/// Zobrist hashing: the random numbers from which position keys are made.
///
/// A position's key is the XOR of one random number for each disc, by color and square, and one more when white is to
/// move (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970). Empty squares have the number
/// 0. That is equivalent to the scheme with three numbers for each square, with every key XORed by the key of the empty
/// board.
///
/// A move in Othello flips many discs. For each rank a table holds, by the set of files, the XOR of both colors'
/// numbers over these squares: eight look-ups update the key for any move.
pub struct Zobrist {
    discs: [[u64; 64]; 2],
    /// `flipped[rank][files]`: the XOR of both colors' numbers over a set of squares in one rank.
    flipped: [[u64; 256]; 8],
    white_to_move: u64,
}

impl Zobrist {
    /// The numbers generated from a seed: black's squares a1 … h8, white's, then the side to move.
    pub fn new(seed: u64) -> Self {
        let mut random = SplitMix64(seed);
        let discs = std::array::from_fn(|_| std::array::from_fn(|_| random.next()));
        Self::of(discs, random.next())
    }

    /// Keys from given numbers: for each color those of the squares a1 … h8, and the one for white to move.
    fn of(discs: [[u64; 64]; 2], white_to_move: u64) -> Self {
        Self { flipped: flipped(&discs), discs, white_to_move }
    }

    /// The key of a position.
    pub fn key(&self, position: &Position) -> Key {
        let [black, white] = position.discs();
        let side = if position.turn == Color::White { self.white_to_move } else { 0 };
        let black = Square::all(black).map(|square| self.discs[0][square.index()]);
        let white = Square::all(white).map(|square| self.discs[1][square.index()]);
        Key(black.chain(white).fold(side, |key, number| key ^ number))
    }

    /// The key after `mover` places a disc on `square` and flips `flips`, from the key before.
    #[inline(always)]
    pub fn after_move(&self, key: Key, mover: Color, square: Square, flips: Squares) -> Key {
        let placed = self.discs[mover as usize][square.index()];
        let files_of = |rank: usize| (flips.0 >> (8 * rank)) as usize & 0xff;
        // A tree of XORs rather than a chain: the eight look-ups do not wait for each other.
        let row = |rank: usize| self.flipped[rank][files_of(rank)];
        let flipped = ((row(0) ^ row(1)) ^ (row(2) ^ row(3))) ^ ((row(4) ^ row(5)) ^ (row(6) ^ row(7)));
        Key(self.after_pass(key).0 ^ placed ^ flipped)
    }

    /// The key after a pass, from the key before.
    #[inline(always)]
    pub fn after_pass(&self, key: Key) -> Key {
        Key(key.0 ^ self.white_to_move)
    }
}

fn flipped([black, white]: &[[u64; 64]; 2]) -> [[u64; 256]; 8] {
    std::array::from_fn(|rank| {
        std::array::from_fn(|files| {
            let squares = Square::all(Squares((files as u64) << (8 * rank))).map(Square::index);
            squares.fold(0, |sum, square| sum ^ black[square] ^ white[square])
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Game};
    use crate::types::Move;

    #[test]
    fn keys_updated_through_games_equal_those_computed_from_scratch() {
        let zobrist = Zobrist::new(3);
        let mut random = SplitMix64(4);
        let (mut moves, mut passes) = (0, 0);
        let (games, least_passes) = if cfg!(miri) { (5, 0) } else { (200, 50) };
        for _ in 0..games {
            let mut game = Game::new();
            let mut keys = vec![zobrist.key(&game.position())];
            while !game.is_over() {
                let Position { board, turn } = game.position();
                let choices = board.moves().count() as usize;
                let (played, key) = if choices == 0 {
                    passes += 1;
                    (Move::Pass, zobrist.after_pass(keys[keys.len() - 1]))
                } else {
                    moves += 1;
                    let chosen = Square::all(board.moves()).nth(random.next() as usize % choices).unwrap();
                    let key = zobrist.after_move(keys[keys.len() - 1], turn, chosen, board.flips(chosen));
                    (Move::Place(chosen), key)
                };
                game.play(played).unwrap();
                assert_eq!(key, zobrist.key(&game.position()), "after {played} in {}", game.transcript());
                keys.push(key);
            }
            while keys.len() > 1 {
                keys.pop();
                game.undo();
                assert_eq!(keys.last(), Some(&zobrist.key(&game.position())));
            }
        }
        assert!(moves > 50 * games && passes > least_passes, "{moves} moves, {passes} passes");
    }

    #[test]
    fn the_worked_example_on_a_board_of_four_squares_gives_its_keys_by_update_and_from_scratch() {
        // Squares 1 to 4 are a1, b1, a2, b2; all other numbers are 0. No disc is flipped, and the number for the side
        // to move is 0. For each square: the numbers for empty, black and white.
        let squares = [0, 1, 8, 9].map(Square::new);
        let [one, _, _, four] = squares;
        let numbers: [[u64; 3]; 4] = [
            [0x2693_28d5, 0x03fe_c752, 0x1770_44d6],
            [0x070d_aef9, 0x1f4e_ba0c, 0x2809_f58e],
            [0x3234_d017, 0x28cc_3be2, 0x1015_be02],
            [0x1975_ef52, 0x1c99_1c94, 0x157c_c882],
        ];
        let mut discs = [[0; 64]; 2];
        for (square, [empty, black, white]) in squares.iter().zip(numbers) {
            discs[0][square.index()] = black ^ empty;
            discs[1][square.index()] = white ^ empty;
        }
        let zobrist = Zobrist::of(discs, 0);
        let empty_board = numbers.iter().fold(0, |key, [empty, ..]| key ^ empty);

        let board =
            |black, white| Position { board: Board { player: black, opponent: white }, turn: Color::Black };
        let black_on_one = zobrist.after_move(
            zobrist.key(&board(Squares::NONE, Squares::NONE)),
            Color::Black,
            one,
            Squares::NONE,
        );
        assert_eq!(black_on_one.0 ^ empty_board, 0x2fb2_56ee);
        assert_eq!(zobrist.key(&board(one.bit(), Squares::NONE)).0 ^ empty_board, 0x2fb2_56ee);

        let white_on_four = zobrist.after_move(black_on_one, Color::White, four, Squares::NONE);
        assert_eq!(white_on_four.0 ^ empty_board, 0x23bb_713e);
        assert_eq!(zobrist.key(&board(one.bit(), four.bit())).0 ^ empty_board, 0x23bb_713e);
        // The update of the example: out with "4 empty", in with "4 white".
        assert_eq!(0x2fb2_56ee ^ numbers[3][0] ^ numbers[3][2], 0x23bb_713e);
    }

    #[test]
    fn keys_of_three_numbers_a_square_differ_from_ours_by_the_empty_board_alone() {
        let zobrist = Zobrist::new(1);
        let mut random = SplitMix64(2);
        let empty: [u64; 64] = std::array::from_fn(|_| random.next());
        // The three numbers of a square, chosen so that a disc's number relative to the empty square's is ours.
        let three_states = |position: &Position| {
            let [black, white] = position.discs();
            let side = if position.turn == Color::White { zobrist.white_to_move } else { 0 };
            Square::all(Squares::ALL).fold(side, |key, square| {
                let index = square.index();
                let disc = match (black.has(square), white.has(square)) {
                    (true, _) => zobrist.discs[0][index] ^ empty[index],
                    (_, true) => zobrist.discs[1][index] ^ empty[index],
                    _ => empty[index],
                };
                key ^ disc
            })
        };
        let empty_board = empty.iter().fold(0, |key, number| key ^ number);
        let mut position = Position::START;
        for square in ["f5", "d6", "c3"].map(|name| name.parse::<Square>().unwrap()) {
            assert_eq!(three_states(&position) ^ empty_board, zobrist.key(&position).0);
            position = Position { board: position.board.play(square), turn: !position.turn };
        }
    }
}
