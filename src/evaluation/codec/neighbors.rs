use crate::evaluation::patterns::{MAX_SQUARES, POWERS, SHAPES};

/// For each digit the other two.
const OTHERS: [[usize; 2]; 3] = [[1, 2], [0, 2], [0, 1]];

/// The entries, in the tables of all shapes, of the configurations that differ from that of `entry` on one square.
#[inline(always)]
pub fn neighbors(entry: usize) -> impl Iterator<Item = usize> {
    // Collected first: a nested iterator takes longer.
    let (mut found, mut count) = ([0; 2 * MAX_SQUARES], 0);
    for (digit, worth) in digits(entry) {
        let zero = entry - digit * worth;
        let [one, other] = OTHERS[digit];
        found[count] = zero + one * worth;
        found[count + 1] = zero + other * worth;
        count += 2;
    }
    found.into_iter().take(count)
}

/// How many entries have all digits but the lowest three in common: the tables of all shapes consist of such blocks.
pub const BLOCK: usize = 27;

/// The blocks with one digit lower than `block`, and the sum of its digits.
pub fn blocks_before(block: usize) -> (impl Iterator<Item = usize>, usize) {
    let before = digits(BLOCK * block).filter(|(_, worth)| *worth >= BLOCK);
    let lower = move |(digit, worth)| (1..=digit).map(move |less| block - less * worth / BLOCK);
    (before.clone().flat_map(lower), before.map(|(digit, _)| digit).sum())
}

/// The neighbors of entries, found by a table: much faster than digit by digit.
pub struct NeighborTable {
    /// For each number of [`LOW_DIGITS`] digits by how much its neighbors differ from it, two for each digit.
    changes: Vec<[i32; 2 * LOW_DIGITS]>,
}

/// Half of the digits of the largest shapes; all shapes have more.
pub(super) const LOW_DIGITS: usize = MAX_SQUARES / 2;
pub(super) const LOW_NUMBERS: usize = 3usize.pow(LOW_DIGITS as u32);

impl NeighborTable {
    /// The table of all shapes.
    pub fn of_shapes() -> Self {
        // The lowest digits of the first shape: entries and configurations are the same there.
        let change = |number: usize| {
            let mut found = neighbors(number).map(|neighbor| neighbor as i32 - number as i32);
            std::array::from_fn(|_| found.next().unwrap_or(0))
        };
        Self { changes: (0..LOW_NUMBERS).map(change).collect() }
    }

    /// Calls `visit` with the entry of each of the [`neighbors`] of `entry`.
    #[inline(always)]
    pub fn for_each(&self, entry: usize, mut visit: impl FnMut(usize)) {
        let (shape, number) = shape_of(entry);
        for change in &self.changes[number % LOW_NUMBERS] {
            visit(entry.wrapping_add_signed(*change as isize));
        }
        for change in &self.changes[number / LOW_NUMBERS][..2 * (SHAPES[shape].size() - LOW_DIGITS)] {
            visit(entry.wrapping_add_signed(*change as isize * LOW_NUMBERS as isize));
        }
    }
}

/// The index of the shape of an entry, and the configuration.
#[inline(always)]
pub(super) fn shape_of(entry: usize) -> (usize, usize) {
    let (mut shape, mut rest) = (0, entry);
    while rest >= SHAPES[shape].configurations() {
        rest -= SHAPES[shape].configurations();
        shape += 1;
    }
    (shape, rest)
}

/// The digits of the configuration of an entry, each with the power of three that it counts.
#[inline(always)]
fn digits(entry: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    let (shape, mut rest) = shape_of(entry);
    POWERS[..SHAPES[shape].size()].iter().map(move |&worth| {
        let digit = rest % 3;
        rest /= 3;
        (digit, worth)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::evaluation::patterns::{ENTRIES, FEATURES};

    #[test]
    fn neighbors_differ_on_one_square() {
        let table = NeighborTable::of_shapes();
        for (shape, kind) in SHAPES.iter().enumerate() {
            let feature = FEATURES.iter().find(|feature| feature.shape == shape).unwrap();
            let size = feature.squares().len();
            let digit = |entry: usize, power: u32| (entry - feature.offset) / 3usize.pow(power) % 3;
            for entry in (feature.offset..feature.offset + kind.configurations()).step_by(7) {
                let found: Vec<_> = neighbors(entry).collect();
                for &neighbor in &found {
                    let differs = |power: &u32| digit(entry, *power) != digit(neighbor, *power);
                    assert_eq!((0..size as u32).filter(differs).count(), 1, "{entry} {neighbor}");
                }
                let mut by_table = Vec::new();
                table.for_each(entry, |neighbor| by_table.push(neighbor));
                assert_eq!(by_table, found);
                assert_eq!(found.iter().collect::<HashSet<_>>().len(), 2 * size);
            }
        }
        assert!(neighbors(ENTRIES - 1).all(|neighbor| neighbor < ENTRIES));
    }

    #[test]
    fn blocks_before_have_the_neighbors_before_with_the_same_lowest_digits() {
        for entry in (0..ENTRIES).step_by(11) {
            let (block, within) = (entry / BLOCK, entry % BLOCK);
            let (before, sum) = blocks_before(block);
            let found: HashSet<_> = before.map(|before| BLOCK * before + within).collect();
            let expected =
                neighbors(entry).filter(|neighbor| *neighbor < entry && *neighbor / BLOCK != block);
            assert_eq!(found, expected.collect());
            assert_eq!(found.len(), sum);
        }
    }
}
