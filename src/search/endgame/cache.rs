//! A small cache for the many positions near the end of the game.
//!
//! Unlike the transposition table it fits the processor's cache. It stores whole boards, so there are no collisions of
//! keys. All its bounds are proven.

use crate::rules::Board;
use crate::search::hash_slots::{hash, slots};
use crate::search::window::Bounds;
use crate::types::{Score, Squares};

/// Bounds by board; a new position replaces the one in its slot.
///
/// Each field has an array of its own: most look-ups need only the player's discs, so more of them fit the processor's
/// cache.
pub(in crate::search) struct EndgameCache {
    players: Slots<Squares>,
    opponents: Slots<Squares>,
    /// Lower and upper bound of the score.
    bounds: Slots<[i8; 2]>,
}

type Slots<T> = Box<[T; 1 << BITS]>;
const BITS: u32 = 15;

impl EndgameCache {
    pub fn new() -> Self {
        Self { players: slots(UNUSED), opponents: slots(UNUSED), bounds: slots([0; 2]) }
    }

    pub fn clear(&mut self) {
        self.players.fill(UNUSED);
        self.opponents.fill(UNUSED);
    }

    #[inline(always)]
    pub fn probe(&self, board: Board) -> Option<Bounds> {
        let index = index(board);
        if self.players[index] != board.player || self.opponents[index] != board.opponent {
            return None;
        }
        let [lower, upper] = self.bounds[index].map(Score::from);
        Some(Bounds { lower, upper })
    }

    #[inline(always)]
    pub fn store(&mut self, board: Board, Bounds { lower, upper }: Bounds) {
        let index = index(board);
        self.players[index] = board.player;
        self.opponents[index] = board.opponent;
        self.bounds[index] = [lower as i8, upper as i8];
    }
}

/// Both sides' discs in a slot that no board matches: a square cannot be both sides'.
const UNUSED: Squares = Squares::ALL;

#[inline(always)]
fn index(board: Board) -> usize {
    (hash(board) >> (64 - BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_board_that_was_stored_last_in_a_slot_is_found() {
        let mut cache = EndgameCache::new();
        let first = Board { player: Squares(1), opponent: Squares(2) };
        cache.store(first, Bounds { lower: -4, upper: 6 });
        let found = cache.probe(first).map(|bounds| (bounds.lower, bounds.upper));
        assert_eq!(found, Some((-4, 6)));
        // Boards of the same slot that have the discs of one side in common.
        let shared = |board: &Board| index(*board) == index(first);
        let same_player =
            (3..).map(|opponent| Board { opponent: Squares(opponent << 1), ..first }).find(shared);
        let same_opponent = (2..).map(|player| Board { player: Squares(player << 2), ..first }).find(shared);
        for other in [same_player, same_opponent].into_iter().flatten() {
            assert!(cache.probe(other).is_none(), "{other:?}");
        }
        cache.clear();
        assert!(cache.probe(first).is_none());
    }
}
