use super::SHAPES;

/// The entries, in the tables of all shapes, of the configurations that differ from that of `entry` on one square.
#[inline]
pub fn neighbors(entry: usize) -> impl Iterator<Item = usize> {
    let after = digits(entry).flat_map(move |(digit, worth)| (1..3 - digit).map(move |more| entry + more * worth));
    neighbors_before(entry).chain(after)
}

/// Those of them that come before `entry`.
#[inline]
pub fn neighbors_before(entry: usize) -> impl Iterator<Item = usize> {
    digits(entry).flat_map(move |(digit, worth)| (1..=digit).map(move |less| entry - less * worth))
}

/// The digits of the configuration of an entry, each with what a 1 is worth in its place.
#[inline]
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
    use super::super::{ENTRIES, FEATURES};
    use super::*;

    #[test]
    fn neighbors_differ_on_one_square() {
        for shape in 0..SHAPES.len() {
            let feature = FEATURES.iter().find(|feature| feature.shape == shape).unwrap();
            let size = feature.squares().len();
            let digits = |entry: usize| -> Vec<usize> {
                let number = entry - feature.offset;
                (0..size).map(|place| number / 3usize.pow(place as u32) % 3).collect()
            };
            for entry in (feature.offset..feature.offset + SHAPES[shape].configurations()).step_by(7) {
                let found: Vec<_> = neighbors(entry).collect();
                let before = neighbors_before(entry).collect::<Vec<_>>();
                assert!(before.iter().all(|neighbor| *neighbor < entry));
                assert_eq!(found.iter().filter(|neighbor| **neighbor < entry).count(), before.len());
                assert_eq!(found.len(), 2 * size);
                for &neighbor in &found {
                    let differing = digits(neighbor).iter().zip(digits(entry)).filter(|(one, other)| **one != *other);
                    assert_eq!(differing.count(), 1, "{entry} {neighbor}");
                }
                assert_eq!(found.iter().collect::<std::collections::HashSet<_>>().len(), 2 * size);
            }
        }
        assert!(neighbors(ENTRIES - 1).all(|neighbor| neighbor < ENTRIES));
    }
}
