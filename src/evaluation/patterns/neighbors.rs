use super::shapes::{MAX_SQUARES, SHAPES};

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

/// Those of them that come before `entry`; the entry itself in the place of each that comes after it. Without branches,
/// for those that depend on digits are mispredicted.
#[inline(always)]
pub fn neighbors_before(entry: usize) -> impl Iterator<Item = [usize; 2]> {
    digits(entry).map(move |(digit, worth)| [entry - digit.min(1) * worth, entry - (digit & 2) * worth])
}

/// The digits of the configuration of an entry, each with what a 1 is worth in its place.
#[inline(always)]
fn digits(entry: usize) -> impl Iterator<Item = (usize, usize)> {
    let (mut shape, mut rest) = (0, entry);
    while rest >= SHAPES[shape].configurations() {
        rest -= SHAPES[shape].configurations();
        shape += 1;
    }
    SHAPES[shape].worths().iter().map(move |&worth| {
        let digit = rest % 3;
        rest /= 3;
        (digit, worth)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::{ENTRIES, FEATURES};
    use super::*;

    #[test]
    fn neighbors_differ_on_one_square() {
        for (shape, kind) in SHAPES.iter().enumerate() {
            let feature = FEATURES.iter().find(|feature| feature.shape == shape).unwrap();
            let size = feature.squares().len();
            let digit = |entry: usize, place: u32| (entry - feature.offset) / 3usize.pow(place) % 3;
            for entry in (feature.offset..feature.offset + kind.configurations()).step_by(7) {
                let found: Vec<_> = neighbors(entry).collect();
                for &neighbor in &found {
                    let differs = |place: &u32| digit(entry, *place) != digit(neighbor, *place);
                    assert_eq!((0..size as u32).filter(differs).count(), 1, "{entry} {neighbor}");
                }
                let before = neighbors_before(entry).flatten().filter(|before| *before != entry);
                let expected = found.iter().filter(|neighbor| **neighbor < entry);
                assert_eq!(before.collect::<HashSet<_>>(), expected.copied().collect());
                assert_eq!(found.iter().collect::<HashSet<_>>().len(), 2 * size);
            }
        }
        assert!(neighbors(ENTRIES - 1).all(|neighbor| neighbor < ENTRIES));
    }
}
