//! The opening book as a WebAssembly module of its own, which `js/book/module.js` loads.
//!
//! It exports plain functions of numbers, since bindings would be larger than the book's own code. Bytes go in through
//! [`reserve`], which says where to write them; answers come out of a list of numbers at [`answer`], and texts and bytes
//! at [`output`].

use std::cell::RefCell;

use flipside::knowledge::book::Book;
use flipside::knowledge::{Personal, Repertoire, Searched};
use flipside::rules::Board;
use flipside::types::{MAX_SCORE, Selectivity};

/// The numbers of a position or a move: square, score, depth, selectivity in percent.
const FIELDS: usize = 4;
/// Stands for a pass.
const PASS: i32 = 64;
/// No position has more legal moves: a position and its moves fit.
const MOST: usize = 40;

/// A loaded book, and what goes in and out.
struct Module {
    repertoire: Option<Repertoire>,
    input: Vec<u8>,
    output: Vec<u8>,
    answer: [i32; FIELDS * MOST],
}

thread_local! {
    static MODULE: RefCell<Module> = const {
        RefCell::new(Module {
            repertoire: None,
            input: Vec::new(),
            output: Vec::new(),
            answer: [0; FIELDS * MOST],
        })
    };
}

fn with<T>(call: impl FnOnce(&mut Module) -> T) -> T {
    MODULE.with_borrow_mut(call)
}

/// Where to write bytes for the next call that reads some.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    with(|module| {
        module.input = vec![0; length];
        module.input.as_mut_ptr()
    })
}

/// Where the bytes or the text of the last call are.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    with(|module| module.output.as_ptr())
}

/// Where the numbers of the last look-up are.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const i32 {
    with(|module| module.answer.as_ptr())
}

/// Loads the book that was written to [`reserve`]: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn load() -> usize {
    with(|module| match Book::parse(&std::mem::take(&mut module.input)) {
        Ok(book) => {
            module.repertoire = Some(Repertoire { book, personal: Personal::default() });
            0
        }
        Err(error) => module.say(&error),
    })
}

/// Whether the bytes that were written to [`reserve`] claim to be a personal book.
#[unsafe(no_mangle)]
pub extern "C" fn is_personal() -> bool {
    with(|module| Personal::is_claimed(&module.input))
}

/// Adds the personal book that was written to [`reserve`]: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn merge() -> usize {
    with(|module| match Personal::parse(&std::mem::take(&mut module.input)) {
        Ok(personal) => {
            module.loaded().personal.merge(personal);
            0
        }
        Err(error) => module.say(&error),
    })
}

/// Writes the personal book to [`output`], and says how many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn export() -> usize {
    with(|module| {
        module.output = module.loaded().personal.pack();
        module.output.len()
    })
}

/// How many positions the book has.
#[unsafe(no_mangle)]
pub extern "C" fn size() -> usize {
    with(|module| module.loaded().book.entries().len())
}

/// How many positions the personal book has.
#[unsafe(no_mangle)]
pub extern "C" fn learned() -> usize {
    with(|module| module.loaded().personal.positions().len())
}

/// Notes what a search found.
#[unsafe(no_mangle)]
pub extern "C" fn learn(player: u64, opponent: u64, score: i32, depth: i32, percent: u32) {
    let searched = Searched {
        score: score.clamp(-MAX_SCORE, MAX_SCORE),
        depth: depth.clamp(0, 60) as u8,
        selectivity: Selectivity::from_percent(percent).unwrap_or(Selectivity::LOOSEST),
    };
    with(|module| module.loaded().personal.insert(Board { player, opponent }, searched));
}

/// Empties the personal book.
#[unsafe(no_mangle)]
pub extern "C" fn forget() {
    with(|module| module.loaded().personal = Personal::default());
}

/// Looks a position up and writes it, and its known moves, to [`answer`]. Says how many that are: 0 where the position is
/// not known.
#[unsafe(no_mangle)]
pub extern "C" fn lookup(player: u64, opponent: u64) -> usize {
    let board = Board { player, opponent };
    with(|module| {
        let repertoire = module.loaded();
        let Some(known) = repertoire.lookup(board) else { return 0 };
        let mut moves = repertoire.moves(board);
        // The best first; of equals the one searched deeper.
        moves.sort_unstable_by_key(|&(_, searched)| std::cmp::Reverse((searched.score, searched.depth)));
        let passes = board.moves() == 0;
        let pass = passes.then(|| row(PASS, Searched { depth: known.depth.saturating_add(1), ..known }));
        let rows = moves.into_iter().map(|(square, searched)| row(square.index() as i32, searched));
        let rows = std::iter::once(row(PASS, known)).chain(pass).chain(rows);
        rows.zip(module.answer.as_chunks_mut::<FIELDS>().0).map(|(row, place)| *place = row).count()
    })
}

fn row(square: i32, Searched { score, depth, selectivity }: Searched) -> [i32; FIELDS] {
    [square, score, depth.into(), selectivity.percent() as i32]
}

impl Module {
    /// The book, which JavaScript loads before it calls anything else.
    fn loaded(&mut self) -> &mut Repertoire {
        self.repertoire.as_mut().expect("a book is loaded")
    }

    fn say(&mut self, error: &dyn std::error::Error) -> usize {
        self.output = error.to_string().into_bytes();
        self.output.len()
    }
}
