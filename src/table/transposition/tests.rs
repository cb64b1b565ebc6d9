use super::*;
use crate::table::Replacement::{Always, Deeper, TwoTierCost, TwoTierDepth};
use crate::types::Selectivity;

impl Table {
    /// Replaces words, as the view for JavaScript can.
    pub(crate) fn overwrite(&mut self, mut replace: impl FnMut(usize, u64) -> u64) {
        let words: Vec<u64> = self.words().iter().enumerate().map(|(at, &word)| replace(at, word)).collect();
        for (bucket, words) in self.buckets.iter_mut().zip(words.as_chunks().0) {
            *bucket = Bucket::from_words(*words);
        }
    }
}

const A: Key = Key(0);
const B: Key = Key(2);
const C: Key = Key(4);

fn entry(depth: u8) -> Entry {
    Entry::new(-1, 1, depth, Selectivity::NONE, None, depth)
}

fn table(replacement: Replacement) -> Table {
    Table::with_replacement(4, 1, replacement).unwrap()
}

fn depths(table: &Table, keys: [Key; 3]) -> [Option<u8>; 3] {
    keys.map(|key| table.probe(key).map(Entry::depth))
}

fn stored(replacement: Replacement, entries: &[(Key, u8)]) -> [Option<u8>; 3] {
    let mut table = table(replacement);
    for &(key, depth) in entries {
        table.store(key, entry(depth));
    }
    depths(&table, [A, B, C])
}

#[test]
fn an_empty_table_finds_no_key_not_even_zero() {
    assert_eq!(depths(&table(TwoTierDepth), [A, B, C]), [None; 3]);
}

#[test]
fn what_is_worth_more_takes_deepest_and_moves_the_old_entry_to_newest() {
    fn check(replacement: Replacement) {
        let mut table = table(replacement);
        table.store(A, entry(5));
        table.store(B, entry(6));
        assert_eq!(table.words()[..4], [B.0, table.words()[1], A.0, table.words()[3]]);
        assert_eq!(depths(&table, [A, B, C]), [Some(5), Some(6), None]);
    }
    check(TwoTierDepth);
    check(TwoTierCost);
}

#[test]
fn what_is_worth_no_more_replaces_newest_whatever_it_holds() {
    let entries = [(A, 9), (B, 7), (C, 3)];
    assert_eq!(stored(TwoTierDepth, &entries), [Some(9), None, Some(3)]);
}

#[test]
fn a_position_found_in_either_tier_is_updated_in_its_slot() {
    let mut table = table(TwoTierDepth);
    table.store(A, entry(9));
    table.store(B, entry(7));
    table.store(A, entry(2));
    table.store(B, entry(8));
    assert_eq!([table.words()[0], table.words()[2]], [A.0, B.0]);
    assert_eq!(depths(&table, [A, B, C]), [Some(2), Some(8), None]);
}

#[test]
fn an_entry_of_an_older_generation_gives_way_to_a_shallower_new_one() {
    let mut table = table(TwoTierDepth);
    table.store(A, entry(9));
    table.age();
    table.store(B, entry(1));
    assert_eq!(table.words()[0], B.0, "the new entry is in deepest");
    assert_eq!(depths(&table, [A, B, C]), [Some(9), Some(1), None]);
}

#[test]
fn the_generation_wraps_without_becoming_the_mark_of_an_unused_slot() {
    let mut table = table(TwoTierDepth);
    for _ in 0..600 {
        table.age();
        table.store(A, entry(1));
        assert_ne!(table.probe(A).unwrap().generation(), 0);
    }
}

#[test]
fn one_tier_schemes_let_the_key_choose_the_slot() {
    assert_eq!(stored(Always, &[(A, 9), (B, 7)]), [None, Some(7), None]);
    assert_eq!(stored(Deeper, &[(A, 9), (B, 7)]), [Some(9), None, None]);
    assert_eq!(stored(Deeper, &[(A, 7), (B, 7)]), [None, Some(7), None]);
}

#[test]
fn bounds_of_the_same_search_narrow_each_other_and_others_replace() {
    let bounds = |lower, upper, depth| Entry::new(lower, upper, depth, Selectivity::NONE, None, 1);
    let mut table = table(TwoTierDepth);
    table.store(A, bounds(-64, 6, 5));
    table.store(A, bounds(2, 64, 5));
    let narrowed = table.probe(A).unwrap();
    assert_eq!((narrowed.lower(), narrowed.upper()), (2, 6));
    table.store(A, bounds(-4, 64, 6));
    let replaced = table.probe(A).unwrap();
    assert_eq!((replaced.lower(), replaced.upper(), replaced.depth()), (-4, 64, 6));
}

#[test]
fn the_best_move_pushes_the_old_one_to_second_and_survives_an_entry_without_a_move() {
    let squares = [10, 20].map(crate::types::Square::new);
    let with = |best| Entry::new(0, 0, 1, Selectivity::NONE, best, 1);
    let mut table = table(TwoTierDepth);
    for best in [Some(squares[0]), Some(squares[1]), None] {
        table.store(A, with(best));
    }
    assert_eq!(table.probe(A).unwrap().moves(), [Some(squares[1]), Some(squares[0])]);
}

#[test]
fn bits_out_of_range_are_refused_by_name() {
    for bits in [0, 25, u32::MAX] {
        assert!(Table::new(bits, 1).err().unwrap().to_string().contains(&bits.to_string()));
    }
}

#[test]
fn what_is_worth_the_same_replaces_newest() {
    let mut table = table(TwoTierDepth);
    table.store(A, entry(5));
    table.store(B, entry(5));
    assert_eq!([table.words()[0], table.words()[2]], [A.0, B.0]);
}

#[test]
fn an_entry_worth_nothing_takes_deepest_where_that_is_unused() {
    let mut table = table(TwoTierDepth);
    table.store(B, entry(0));
    assert_eq!(table.words()[0], B.0);
}

#[test]
fn a_table_knows_its_size_and_seed_and_can_be_emptied() {
    let mut table = Table::new(4, 7).unwrap();
    assert_eq!((table.bits(), table.seed()), (4, 7));
    table.store(A, entry(5));
    table.age();
    table.clear();
    assert_eq!((table.used(), table.generation), (0, 1));
}

/// Keys that fill the buckets of every size evenly: the number of the key with its bits reversed.
fn spread(number: u64) -> Key {
    Key(number.reverse_bits() | 1)
}

/// The largest of the tables that grow.
fn growing() -> Table {
    Table::new(FIRST_BITS + 2, 1).unwrap()
}

#[test]
fn a_table_doubles_when_a_sixth_of_its_slots_is_used_and_loses_nothing_by_it() {
    let (mut table, mut sizes) = (growing(), Vec::new());
    for number in 0..1 << (FIRST_BITS + 3) {
        table.store(spread(number), entry((number % 60) as u8));
        if sizes.last() != Some(&(table.buckets.len() >> FIRST_BITS)) {
            sizes.push(table.buckets.len() >> FIRST_BITS);
            let stored = |at| table.probe(spread(at)).map(Entry::depth) == Some((at % 60) as u8);
            assert!((0..=number).all(stored), "all is found with {} buckets", table.buckets.len());
            assert!(
                table
                    .buckets
                    .iter()
                    .all(|Bucket { deepest, newest }| *newest == UNUSED || *deepest != UNUSED)
            );
        }
        assert!(table.used * 6 <= table.buckets.len() * 2 || table.buckets.len() == 1 << table.bits);
        assert_eq!(table.used as u64, number + 1);
    }
    assert_eq!(sizes, [1, 2, 4]);
    table.clear();
    assert_eq!((table.buckets.len(), table.used), (1 << FIRST_BITS, 0));
}

#[test]
fn entries_in_use_are_counted_once_whatever_replaces_them() {
    fn check(replacement: Replacement) {
        let mut table = table(replacement);
        for step in 0..200u64 {
            table.store(Key(step.wrapping_mul(0x9e37_79b9_7f4a_7c15)), entry((step % 7) as u8));
            let counted = table.words().chunks_exact(2).filter(|slot| slot[1] != 0).count();
            assert_eq!(table.used(), counted);
        }
        assert!(table.used() > 20);
    }
    check(Always);
    check(Deeper);
    check(TwoTierDepth);
    check(TwoTierCost);
}

#[test]
fn a_view_shows_the_table_where_it_stays_and_nothing_of_what_was_forgotten() {
    let mut table = growing();
    let whole = 4 << table.bits;
    let view = table.view().as_ptr_range();
    for number in 0..1 << (FIRST_BITS + 1) {
        table.store(spread(number), entry(1));
    }
    assert_eq!(table.words().len(), whole);
    table.clear();
    assert!(table.words().len() < whole);
    assert_eq!(table.view().as_ptr_range(), view);
    assert!(table.view().len() == whole && table.view().iter().all(|&word| word == 0));
}

#[test]
fn tables_too_large_to_double_begin_whole() {
    let table = Table::new(MOST_GROWING_BITS + 1, 1).unwrap();
    assert_eq!(table.words().len(), 4 << (MOST_GROWING_BITS + 1));
}
