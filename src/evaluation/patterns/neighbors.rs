use super::SHAPES;

/// The entries, in the tables of all shapes, of the configurations that differ from that of `entry` on one square.
#[inline]
pub fn neighbors(entry: usize) -> impl Iterator<Item = usize> {
    let after =
        digits(entry).flat_map(move |(digit, worth)| (1..3 - digit).map(move |more| entry + more * worth));
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
                let before: Vec<_> = neighbors_before(entry).collect();
                assert!(before == found[..before.len()] && before.iter().all(|neighbor| *neighbor < entry));
                assert!(found[before.len()..].iter().all(|neighbor| *neighbor > entry));
                assert_eq!(found.iter().collect::<std::collections::HashSet<_>>().len(), 2 * size);
            }
        }
        assert!(neighbors(ENTRIES - 1).all(|neighbor| neighbor < ENTRIES));
    }
}
