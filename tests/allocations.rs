//! The core allocates when it is made and never while it searches, so that views over its memory stay valid.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use flipside::rules::Position;
use flipside::search::{Goal, Limits, Searcher};
use flipside::session::{Engine, TableBits, TableOptions};
use flipside::table::Table;
use flipside::types::Squares;

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

/// The number of bytes of the last allocation.
static LAST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        LAST.store(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's promises about the layout are those that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `alloc`, which took it from the system's allocator.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn the_table_is_the_last_that_an_engine_allocates_and_no_search_allocates() {
    let options = TableOptions { table_bits: TableBits::new(12), ..TableOptions::default() };
    let engine = Engine::new(&options).unwrap();
    assert_eq!(LAST.load(Ordering::Relaxed), engine.table().bytes());
    let mut searcher = Searcher::new(Table::new(12, 1).unwrap());
    let near_end = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X".parse().unwrap();
    let to_depth = |depth| Limits { depth: Some(depth), ..Limits::default() };
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    for (position, goal, limits) in [
        (Position::START, Goal::Best, to_depth(9)),
        (Position::START, Goal::Every { count: 64, among: Squares::ALL }, to_depth(5)),
        (Position::START, Goal::Near { discs: 4 }, to_depth(5)),
        (near_end, Goal::Exact, Limits::default()),
        (near_end, Goal::Outcome, Limits::default()),
        (
            near_end,
            Goal::Every { count: 3, among: Squares::ALL },
            Limits { budget_ms: Some(2.0), ..Limits::default() },
        ),
    ] {
        searcher.run(&position, goal, limits);
        searcher.begin(&position, goal, limits);
        while searcher.deepen_nodes(0).stopped.is_none() {}
    }
    searcher.new_game();
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed), before);
}
