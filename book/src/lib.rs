//! The opening book as a WebAssembly module of its own, which `js/book/module.js` loads.
//!
//! It exports plain functions of numbers, since bindings would be larger than the book's own code. Bytes go in through
//! [`reserve`], which says where to write them; answers come out of a list of numbers at [`answer`], and texts and
//! bytes at [`output`].

use std::cell::RefCell;
use std::cmp::Reverse;
use std::fmt;

use flipside::knowledge::book::{Book, playable};
use flipside::knowledge::{
    Base, Edax, Known, Personal, Repertoire, Searched, Statistics, StatisticsError, Years,
};
use flipside::rules::Board;
use flipside::types::{MAX_SCORE, Score, Selectivity, Square, Squares};

/// The numbers of a position or a move: square, score, depth, selectivity in percent; the games that the side to move
/// won, drew and lost, -1 where they were not counted; the bounds of the score, [`NO_BOUND`] where there are none.
const FIELDS: usize = 9;
/// No book has it for a bound.
const NO_BOUND: Score = Score::MIN;
/// Stands for a pass.
const PASS: i32 = 64;
/// No position has more legal moves: a position and its moves fit.
const MOST: usize = 40;

// Each in a cell of its own. Where memory runs out a call traps, and what it had borrowed to change stays borrowed for
// ever: so whatever takes much memory is done before anything is borrowed, or while it is only read.
thread_local! {
    static REPERTOIRE: RefCell<Option<Repertoire>> = const { RefCell::new(None) };
    /// What was learned since the last call of [`settle`].
    static LEARNED: RefCell<Vec<Board>> = const { RefCell::new(Vec::new()) };
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<[i32; FIELDS * MOST]> = const { RefCell::new([0; FIELDS * MOST]) };
}

/// Reads the book, which JavaScript loads before it calls anything else.
fn read<T>(call: impl FnOnce(&Repertoire) -> T) -> T {
    REPERTOIRE.with_borrow(|loaded| call(loaded.as_ref().expect("a book is loaded")))
}

/// Changes the book.
fn change<T>(call: impl FnOnce(&mut Repertoire) -> T) -> T {
    REPERTOIRE.with_borrow_mut(|loaded| call(loaded.as_mut().expect("a book is loaded")))
}

/// Puts bytes out, and says how many they are.
fn put_out(bytes: Vec<u8>) -> usize {
    let length = bytes.len();
    OUTPUT.set(bytes);
    length
}

/// Puts out the text of an error, and says how long it is.
fn say(error: &dyn fmt::Display) -> usize {
    put_out(error.to_string().into_bytes())
}

/// Where to write bytes for the next call that reads some; 0 where there is no memory for them.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let mut input = Vec::new();
    if input.try_reserve_exact(length).is_err() {
        return std::ptr::null_mut();
    }
    input.resize(length, 0);
    INPUT.set(input);
    INPUT.with_borrow_mut(Vec::as_mut_ptr)
}

/// Where the bytes or the text of the last call are.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(Vec::as_ptr)
}

/// Where the numbers of the last look-up are.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const i32 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// Loads the book that was written to [`reserve`], packed or one of Edax: 0, or the length of the text that says what
/// is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn load() -> usize {
    let bytes = INPUT.take();
    if Edax::is_claimed(&bytes) { open(Edax::parse(&bytes)) } else { open(Book::parse(&bytes)) }
}

/// Opens a book that was read: 0, or the length of the text that says what is wrong.
fn open(book: Result<impl Into<Base>, impl fmt::Display>) -> usize {
    match book {
        Ok(book) => {
            let (book, personal) = (book.into(), Personal::default());
            REPERTOIRE.set(Some(Repertoire { book, personal, statistics: None }));
            0
        }
        Err(error) => say(&error),
    }
}

/// Loads the statistics of the book that were written to [`reserve`]: 0, or the length of the text that says what is
/// wrong.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> usize {
    let bytes = INPUT.take();
    let statistics = read(|repertoire| {
        let book = repertoire.book.packed().ok_or(StatisticsError::OtherBook)?;
        Statistics::parse(&bytes, book)
    });
    match statistics {
        Ok(statistics) => {
            change(|repertoire| repertoire.statistics = Some(statistics));
            0
        }
        Err(error) => say(&error),
    }
}

/// The years of the games that were counted: the first one times 65,536, and the last one; 0 where they are not known.
#[unsafe(no_mangle)]
pub extern "C" fn years() -> u32 {
    let years = read(|repertoire| repertoire.statistics.as_ref().and_then(Statistics::years));
    years.map_or(0, |Years { first, last }| u32::from(first) << 16 | u32::from(last))
}

/// Adds the personal book that was written to [`reserve`]: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn merge() -> usize {
    match Personal::parse(&INPUT.take()) {
        Ok(personal) => {
            let learned: Vec<_> = personal.positions().iter().map(|&(board, _)| board).collect();
            change(|repertoire| {
                repertoire.personal.merge(personal);
                repertoire.settle(learned);
            });
            0
        }
        Err(error) => say(&error),
    }
}

/// Writes the personal book to [`output`], and says how many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn export() -> usize {
    put_out(read(|repertoire| repertoire.personal.pack()))
}

/// Writes all that is known as a book of Edax to [`output`], and says how many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn export_edax() -> usize {
    put_out(read(|repertoire| repertoire.edax().pack()))
}

/// How many positions the book has.
#[unsafe(no_mangle)]
pub extern "C" fn size() -> usize {
    read(|repertoire| repertoire.book.len())
}

/// Notes what a search found: 0, or the length of the text that says what is wrong with the position.
#[unsafe(no_mangle)]
pub extern "C" fn learn(player: u64, opponent: u64, score: i32, depth: i32, percent: u32) -> usize {
    let board = Board { player: Squares(player), opponent: Squares(opponent) };
    if let Some(square) = Square::lowest(board.player & board.opponent) {
        return say(&format_args!("{square}: expected one disc, found one of each color"));
    }
    let searched = Searched {
        score: score.clamp(-MAX_SCORE, MAX_SCORE),
        depth: depth.clamp(0, 60) as u8,
        selectivity: Selectivity::from_percent(percent).unwrap_or(Selectivity::LOOSEST),
    };
    change(|repertoire| repertoire.personal.insert(board, searched));
    LEARNED.with_borrow_mut(|learned| learned.extend(playable(board).map(|(board, _)| board)));
    0
}

/// Carries what was learned since the last call back to every position before it, and says how many scores changed by
/// that.
#[unsafe(no_mangle)]
pub extern "C" fn settle() -> usize {
    let learned = LEARNED.take();
    change(|repertoire| repertoire.settle(learned))
}

/// Empties the personal book.
#[unsafe(no_mangle)]
pub extern "C" fn forget() {
    change(|repertoire| repertoire.personal = Personal::default());
}

/// Looks a position up and writes it, and its known moves, to [`answer`]. Says how many that are: 0 where the position
/// is not known.
#[unsafe(no_mangle)]
pub extern "C" fn lookup(player: u64, opponent: u64) -> usize {
    let board = Board { player: Squares(player), opponent: Squares(opponent) };
    let Some((known, mut moves)) =
        read(|repertoire| repertoire.lookup(board).map(|known| (known, repertoire.moves(board))))
    else {
        return 0;
    };
    // The best first; of equals the one searched deeper.
    let worth = |known: Known| (known.searched.score, known.searched.depth);
    moves.sort_unstable_by_key(|&(square, known)| (Reverse(worth(known)), square.index()));
    let pass = (board.moves().is_empty()).then(|| row(PASS, known));
    let rows = moves.into_iter().map(|(square, known)| row(square.index() as i32, known));
    let rows = std::iter::once(row(PASS, known)).chain(pass).chain(rows);
    ANSWER.with_borrow_mut(|answer| {
        rows.zip(answer.as_chunks_mut::<FIELDS>().0).map(|(row, written)| *written = row).count()
    })
}

fn row(square: i32, Known { searched, results, bounds }: Known) -> [i32; FIELDS] {
    let Searched { score, depth, selectivity } = searched;
    let [wins, draws, losses] = results
        .map_or([-1; 3], |results| [results.wins, results.draws, results.losses].map(|games| games as i32));
    let [lower, upper] = bounds.unwrap_or([NO_BOUND; 2]);
    [square, score, depth.into(), selectivity.percent() as i32, wins, draws, losses, lower, upper]
}

#[cfg(test)]
mod tests;
