use crate::rules::Board;
use crate::words::Square;

/// A legal move on the list of a node.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub flips: u64,
    /// The larger, the earlier it is searched.
    pub rank: i32,
    pub square: Square,
}

const _: () = assert!(size_of::<Candidate>() == 16, "a list of moves is written at every inner node");

/// The legal moves of a node that were not searched yet, on the stack.
pub(super) struct Candidates {
    places: [Candidate; 64],
    length: usize,
}

impl Candidates {
    /// The moves of a board with their flips, not ranked yet.
    #[inline]
    pub fn of(board: Board, moves: u64) -> Self {
        let unused = Candidate { flips: 0, rank: 0, square: Square::new(0) };
        let mut list = Self { places: [unused; 64], length: 0 };
        for (place, square) in list.places.iter_mut().zip(Square::all(moves)) {
            *place = Candidate { flips: board.flips(square), rank: 0, square };
        }
        list.length = moves.count_ones() as usize;
        list
    }

    /// Whether one of the moves leaves the other side of `board` without a disc.
    #[inline]
    pub fn has_wipe_out(&self, board: Board) -> bool {
        self.iter().any(|candidate| candidate.flips == board.opponent)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Candidate> {
        self.places[..self.length].iter()
    }

    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Candidate> {
        self.places[..self.length].iter_mut()
    }

    /// Takes the move to a square off the list, if it is there.
    pub fn take(&mut self, square: Square) -> Option<Candidate> {
        let at = self.iter().position(|candidate| candidate.square == square)?;
        Some(self.take_at(at))
    }

    /// Takes the best-ranked move off the list; most nodes are cut before they ask for every one.
    #[inline]
    pub fn take_best(&mut self) -> Option<Candidate> {
        let best = (0..self.length).max_by_key(|&at| self.places[at].rank)?;
        Some(self.take_at(best))
    }

    #[inline]
    fn take_at(&mut self, at: usize) -> Candidate {
        self.length -= 1;
        self.places.swap(at, self.length);
        self.places[self.length]
    }
}
