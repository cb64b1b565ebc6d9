/// Sorts a list of a few items by keys, and leaves those with the same key in their order, as `sort_by_key` does. The
/// code of that takes thirteen kilobytes of the module, since it is also fast where there are many.
pub(super) fn insertion_sort_by_key<Item, Key: Ord>(items: &mut [Item], key: impl Fn(&Item) -> Key) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn lists_are_sorted_as_the_standard_library_does(mut items: Vec<u8>) {
            let mut expected = items.clone();
            expected.sort_by_key(|item| item / 2);
            insertion_sort_by_key(&mut items, |item| item / 2);
            prop_assert_eq!(items, expected);
        }
    }
}
