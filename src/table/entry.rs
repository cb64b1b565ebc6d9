use crate::types::{MAX_SCORE, Score, Selectivity, Square};

/// The search result of one position, in eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    lower: i8,
    upper: i8,
    depth: u8,
    selectivity: u8,
    best: u8,
    second: u8,
    cost: u8,
    generation: u8,
}

const NO_SQUARE: u8 = 64;

impl Entry {
    /// An entry that bounds the score of a position by `lower` and `upper`, in discs, found by searching `depth`
    /// plies with `selectivity`, in about `2^cost` nodes.
    ///
    /// The table adds the second move and the generation.
    #[inline]
    pub fn new(
        lower: Score,
        upper: Score,
        depth: u8,
        selectivity: Selectivity,
        best: Option<Square>,
        cost: u8,
    ) -> Self {
        Self {
            lower: lower as i8,
            upper: upper as i8,
            depth,
            selectivity: selectivity.step(),
            best: square_to_byte(best),
            second: NO_SQUARE,
            cost,
            generation: 0,
        }
    }

    /// The lower bound of the score, in discs.
    #[inline(always)]
    pub fn lower(self) -> Score {
        Score::from(self.lower)
    }

    /// The upper bound of the score, in discs.
    #[inline(always)]
    pub fn upper(self) -> Score {
        Score::from(self.upper)
    }

    /// The depth of the search, in plies.
    #[inline(always)]
    pub fn depth(self) -> u8 {
        self.depth
    }

    /// The selectivity of the search.
    #[inline(always)]
    pub fn selectivity(self) -> Selectivity {
        Selectivity::from_step(self.selectivity)
    }

    /// The best move, and the best move found before it. After a key collision they may belong to another position, so
    /// their legality must be checked.
    #[inline(always)]
    pub fn moves(self) -> [Option<Square>; 2] {
        [Square::try_new(self.best), Square::try_new(self.second)]
    }

    /// About the base-two logarithm of the nodes that the search took.
    pub fn cost(self) -> u8 {
        self.cost
    }

    /// The age of the search that wrote the entry: 1 … 255, and 0 where nothing is stored.
    pub fn generation(self) -> u8 {
        self.generation
    }

    /// Whether the bounds hold for a search of `depth` plies with `selectivity`.
    #[inline(always)]
    pub fn is_deep_enough(self, depth: u8, selectivity: Selectivity) -> bool {
        self.depth >= depth && self.selectivity >= selectivity.step()
    }

    /// The entry that replaces `old`, an entry of the same position: bounds of equal searches are intersected, and
    /// moves that `self` lacks are kept.
    pub(super) fn over(self, old: Self) -> Self {
        let same_search = old.depth == self.depth && old.selectivity == self.selectivity;
        let (lower, upper) = if same_search {
            (self.lower.max(old.lower), self.upper.min(old.upper))
        } else {
            (self.lower, self.upper)
        };
        let (best, second) = match self.best {
            NO_SQUARE => (old.best, old.second),
            best if best == old.best => (best, old.second),
            best => (best, old.best),
        };
        // After a key collision the bounds could contradict each other; then only the newer ones are kept.
        let (lower, upper) = if lower <= upper { (lower, upper) } else { (self.lower, self.upper) };
        Self { lower, upper, best, second, ..self }
    }

    pub(super) fn aged(self, generation: u8) -> Self {
        Self { generation, ..self }
    }

    /// The entry as a word, to be given to another searcher.
    #[inline(always)]
    pub fn to_word(self) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.depth,
            self.selectivity,
            self.best,
            self.second,
            self.cost,
            self.generation,
        ])
    }

    #[inline(always)]
    pub(super) fn from_word(word: u64) -> Self {
        let [lower, upper, depth, selectivity, best, second, cost, generation] = word.to_le_bytes();
        let (lower, upper) = (lower as i8, upper as i8);
        Self { lower, upper, depth, selectivity, best, second, cost, generation }
    }

    /// The entry of a word that another searcher gave; `None` when none of a search could be so.
    pub fn sound_from_word(word: u64) -> Option<Self> {
        Some(Self::from_word(word)).filter(|entry| entry.is_sound())
    }

    /// Whether the entry could have been written by a search.
    pub(super) fn is_sound(self) -> bool {
        let range = -MAX_SCORE..=MAX_SCORE;
        let squares = [self.best, self.second];
        range.contains(&self.lower())
            && range.contains(&self.upper())
            && self.lower <= self.upper
            && self.depth <= 64
            && self.selectivity <= Selectivity::NONE.step()
            && squares.iter().all(|&square| square <= NO_SQUARE)
    }
}

fn square_to_byte(square: Option<Square>) -> u8 {
    square.map_or(NO_SQUARE, |square| square.index() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A1: Option<Square> = Square::try_new(0);
    const B1: Option<Square> = Square::try_new(1);
    const C1: Option<Square> = Square::try_new(2);

    fn entry(best: Option<Square>) -> Entry {
        Entry::new(-4, 6, 8, Selectivity::from_step(2), best, 9)
    }

    #[test]
    fn bounds_hold_for_searches_no_deeper_and_no_surer() {
        let entry = entry(A1);
        for (depth, step, holds) in
            [(8, 2, true), (7, 1, true), (7, 3, false), (8, 3, false), (9, 2, false), (9, 1, false)]
        {
            assert_eq!(
                entry.is_deep_enough(depth, Selectivity::from_step(step)),
                holds,
                "{depth} plies, step {step}"
            );
        }
    }

    #[test]
    fn the_best_move_found_again_keeps_the_second() {
        let old = entry(A1).over(entry(B1));
        assert_eq!(entry(A1).over(old).moves(), [A1, B1]);
        assert_eq!(entry(C1).over(old).moves(), [C1, A1]);
    }

    #[test]
    fn an_entry_with_any_field_out_of_range_is_not_sound() {
        let sound = entry(A1);
        assert!(sound.is_sound());
        for wrong in [
            Entry { lower: -65, ..sound },
            Entry { upper: 65, ..sound },
            Entry { lower: 7, ..sound },
            Entry { depth: 65, ..sound },
            Entry { selectivity: Selectivity::NONE.step() + 1, ..sound },
            Entry { best: NO_SQUARE + 1, ..sound },
            Entry { second: NO_SQUARE + 1, ..sound },
        ] {
            assert!(!wrong.is_sound(), "{wrong:?}");
        }
    }
}
