//! Which discs are stable.

use crate::rules::{Board, FILE_A};
use crate::types::{MAX_SCORE, Score, Squares};

use super::edge;

/// An upper bound of the final score of the side to move, in discs: the stable discs of the opponent stay.
#[inline]
pub fn highest_score(board: Board) -> Score {
    MAX_SCORE - 2 * stable_discs(board.pass()).count() as Score
}

/// Discs of the side to move that can never be flipped; not always all of them.
pub fn stable_discs(board: Board) -> Squares {
    let own = board.player.0;
    let full = full_lines(!board.empties().0);
    let mut stable = own & full[0] & full[1] & full[2] & full[3] | edge::stable_discs(board).0;
    if stable == 0 {
        return Squares::NONE;
    }
    loop {
        // Only inner squares are used, so bits that a shift carries around the side of the board are never read.
        let held = |line: usize, step: u32| full[line] | (stable << step) | (stable >> step);
        let more = own & INNER & held(0, 1) & held(1, 8) & held(2, 9) & held(3, 7) & !stable;
        if more == 0 {
            return Squares(stable);
        }
        stable |= more;
    }
}

/// The squares that are on no edge.
const INNER: u64 = 0x007e_7e7e_7e7e_7e00;

/// The squares whose whole line is occupied: along ranks, files, rising and falling diagonals.
fn full_lines(occupied: u64) -> [u64; 4] {
    let [mut ranks, mut files] = [occupied; 2];
    for reach in [1, 2, 4] {
        ranks &= ranks >> reach;
        files &= files.rotate_right(8 * reach);
    }
    [(ranks & FILE_A) * 0xff, files, full_diagonals::<9>(occupied), full_diagonals::<7>(occupied)]
}

/// The occupied squares with nothing empty before or after them on a diagonal whose squares are `STEP` apart, by
/// parallel prefix in both directions.
#[inline(always)]
fn full_diagonals<const STEP: u32>(occupied: u64) -> u64 {
    let (mut down, mut up) = (occupied, occupied);
    for doubling in 0..3 {
        let reach = STEP << doubling;
        down &= (down << reach) | const { off_board(STEP as i32 - 8, -1) }[doubling];
        up &= (up >> reach) | const { off_board(STEP as i32 - 8, 1) }[doubling];
    }
    down & up
}

/// For 1, 2 and 4 steps, the squares from which that many steps up the diagonal, or down for a negative sense, leave
/// the board.
const fn off_board(file_step: i32, sense: i32) -> [u64; 3] {
    let mut sets = [0; 3];
    let mut at = 0;
    while at < 3 * 64 {
        let (doubling, square) = (at / 64, at as i32 % 64);
        let steps = sense << doubling;
        let (file, rank) = (square % 8 + file_step * steps, square / 8 + steps);
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            sets[doubling] |= 1 << square;
        }
        at += 1;
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Symmetry};
    use crate::search::stability::edge_balance;
    use crate::types::Square;

    fn board(text: &str) -> Board {
        format!("{text} X").parse::<Position>().unwrap().board
    }

    fn playouts(seed: u64) -> impl Iterator<Item = Vec<Board>> {
        let mut state = seed;
        let mut random = move |below: u32| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % u64::from(below)) as usize
        };
        std::iter::repeat_with(move || {
            let mut boards = vec![Position::START.board];
            while let Some(&last) = boards.last().filter(|board| !board.is_over()) {
                let moves = last.moves();
                let next = match moves.count() {
                    0 => last.pass(),
                    count => last.play(Square::all(moves).nth(random(count)).unwrap()),
                };
                boards.push(next);
            }
            boards
        })
    }

    #[test]
    fn stable_discs_are_never_flipped_to_the_end_of_random_games() {
        let mut seen = 0;
        for game in playouts(5).take(400) {
            for (ply, &before) in game.iter().enumerate() {
                for (side, stable) in [(0, stable_discs(before)), (1, stable_discs(before.pass()))] {
                    seen += stable.count();
                    for (later, after) in game.iter().enumerate().skip(ply) {
                        let owner = if (later - ply) % 2 == side { after.player } else { after.opponent };
                        assert_eq!(owner & stable, stable);
                    }
                }
            }
        }
        assert!(seen > 10_000, "stable discs were found at all: {seen}");
    }

    #[test]
    fn full_lines_are_those_on_which_a_walk_meets_no_empty_square() {
        let walked = |occupied: u64, square: i32, (file_step, rank_step): (i32, i32)| {
            (-7..8).all(|steps| {
                let (file, rank) = (square % 8 + steps * file_step, square / 8 + steps * rank_step);
                !(0..8).contains(&file) || !(0..8).contains(&rank) || occupied >> (rank * 8 + file) & 1 == 1
            })
        };
        for Board { player, opponent } in playouts(8).take(100).flatten() {
            let occupied = (player | opponent).0;
            for (full, step) in full_lines(occupied).into_iter().zip([(1, 0), (0, 1), (1, 1), (-1, 1)]) {
                for square in 0..64 {
                    assert_eq!(
                        full >> square & 1 == 1,
                        walked(occupied, square, step),
                        "{occupied:#x} {square}"
                    );
                }
            }
        }
    }

    #[test]
    fn inner_discs_are_stable_exactly_where_each_line_is_full_or_holds_a_stable_neighbor() {
        let has = |squares: u64, square: u32| squares >> square & 1 == 1;
        for board in playouts(9).take(200).flatten() {
            let (full, stable) = (full_lines(!board.empties().0), stable_discs(board).0);
            for square in (0..64).filter(|&square| has(board.player.0 & INNER, square)) {
                let held = full.into_iter().zip([1, 8, 9, 7]).all(|(full, step)| {
                    has(full, square) || has(stable, square + step) || has(stable, square - step)
                });
                assert_eq!(has(stable, square), held, "{board:?} {square}");
            }
        }
    }

    #[test]
    fn a_disc_on_full_lines_is_stable_without_neighbors_of_its_color() {
        let alone = Board { player: Squares(1 << 27), opponent: !Squares(1 << 27) };
        assert_eq!(stable_discs(alone), alone.player);
    }

    #[test]
    fn a_full_board_is_stable_and_an_open_one_is_not() {
        let full = Board { player: Squares(0x0f0f_0f0f_0f0f_0f0f), opponent: Squares(0xf0f0_f0f0_f0f0_f0f0) };
        assert_eq!(stable_discs(full), full.player);
        assert_eq!(stable_discs(Position::START.board), Squares::NONE);
    }

    #[test]
    fn a_corner_holds_its_edge_and_the_discs_behind_it() {
        let corner = board("XXX-----XX------X-----------------------------------------------");
        assert_eq!(stable_discs(corner), corner.player);
        assert_eq!(highest_score(corner.pass()), 64 - 2 * 6);
    }

    #[test]
    fn a_full_edge_is_stable_and_one_with_a_hole_beside_a_corner_is_not() {
        let full = board("XXOXOOXX--------------------------------------------------------");
        assert_eq!(stable_discs(full).count(), 5);
        let open = board("-XXXXXX---------------------------------------------------------");
        assert_eq!(stable_discs(open), Squares::NONE);
    }

    #[test]
    fn the_balance_of_the_edges_is_the_difference_of_the_stable_discs_on_them() {
        let edges = [0xff, 0xff << 56, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080].map(Squares);
        let count = |board| edges.map(|edge| (stable_discs(board) & edge).count() as i32).iter().sum::<i32>();
        let mut widest = 0;
        for board in playouts(7).take(400).flatten() {
            assert_eq!(edge_balance(board), count(board) - count(board.pass()));
            widest = widest.max(edge_balance(board));
        }
        assert!(widest > 8, "some edges were stable: {widest}");
    }

    #[test]
    fn stability_turns_with_the_board() {
        for game in playouts(6).take(20) {
            for board in game {
                for symmetry in Symmetry::all() {
                    assert_eq!(stable_discs(symmetry.board(board)), symmetry.set(stable_discs(board)));
                }
            }
        }
    }
}
