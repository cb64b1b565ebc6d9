//! The opening book as a WebAssembly module of its own, which `js/book/module.js` loads.
//!
//! It exports plain functions of numbers, since bindings would be larger than the book's own code. Bytes go in through
//! [`reserve`], which says where to write them; answers come out of a list of numbers at [`answer`], and texts and bytes
//! at [`output`].

use std::cell::RefCell;
use std::cmp::Reverse;
use std::fmt;

use flipside::knowledge::book::{Book, playable};
use flipside::knowledge::{
    Base, Edax, Known, Personal, Repertoire, Searched, Statistics, StatisticsError, Years,
};
use flipside::rules::Board;
use flipside::types::{MAX_SCORE, Score, Selectivity};

/// The numbers of a position or a move: square, score, depth, selectivity in percent; the games that the side to move won,
/// drew and lost, -1 where they were not counted; the bounds of the score, [`NO_BOUND`] where there are none.
const FIELDS: usize = 9;
/// No book has it for a bound.
const NO_BOUND: Score = Score::MIN;
/// Stands for a pass.
const PASS: i32 = 64;
/// No position has more legal moves: a position and its moves fit.
const MOST: usize = 40;

/// A loaded book, and what goes in and out.
struct Module {
    repertoire: Option<Repertoire>,
    /// What was learned since the last call of [`settle`].
    learned: Vec<Board>,
    input: Vec<u8>,
    output: Vec<u8>,
    answer: [i32; FIELDS * MOST],
}

thread_local! {
    static MODULE: RefCell<Module> = const {
        RefCell::new(Module {
            repertoire: None,
            learned: Vec::new(),
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

/// Loads the book that was written to [`reserve`], packed or one of Edax: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn load() -> usize {
    with(|module| {
        let bytes = std::mem::take(&mut module.input);
        if Edax::is_claimed(&bytes) {
            module.open(Edax::parse(&bytes))
        } else {
            module.open(Book::parse(&bytes))
        }
    })
}

/// Loads the statistics of the book that were written to [`reserve`]: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> usize {
    with(|module| {
        let bytes = std::mem::take(&mut module.input);
        let repertoire = module.loaded();
        let book = repertoire.book.packed().ok_or(StatisticsError::OtherBook);
        match book.and_then(|book| Statistics::parse(&bytes, book)) {
            Ok(statistics) => {
                repertoire.statistics = Some(statistics);
                0
            }
            Err(error) => module.say(&error),
        }
    })
}

/// The years of the games that were counted: the first one times 65,536, and the last one; 0 where they are not known.
#[unsafe(no_mangle)]
pub extern "C" fn years() -> u32 {
    with(|module| {
        let years = module.loaded().statistics.as_ref().and_then(Statistics::years);
        years.map_or(0, |Years { first, last }| u32::from(first) << 16 | u32::from(last))
    })
}

/// Adds the personal book that was written to [`reserve`]: 0, or the length of the text that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn merge() -> usize {
    with(|module| match Personal::parse(&std::mem::take(&mut module.input)) {
        Ok(personal) => {
            let learned: Vec<_> = personal.positions().iter().map(|&(board, _)| board).collect();
            let repertoire = module.loaded();
            repertoire.personal.merge(personal);
            repertoire.settle(learned);
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

/// Writes all that is known as a book of Edax to [`output`], and says how many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn export_edax() -> usize {
    with(|module| {
        module.output = module.loaded().edax().pack();
        module.output.len()
    })
}

/// How many positions the book has.
#[unsafe(no_mangle)]
pub extern "C" fn size() -> usize {
    with(|module| module.loaded().book.len())
}

/// Notes what a search found.
#[unsafe(no_mangle)]
pub extern "C" fn learn(player: u64, opponent: u64, score: i32, depth: i32, percent: u32) {
    let searched = Searched {
        score: score.clamp(-MAX_SCORE, MAX_SCORE),
        depth: depth.clamp(0, 60) as u8,
        selectivity: Selectivity::from_percent(percent).unwrap_or(Selectivity::LOOSEST),
    };
    with(|module| {
        let board = Board { player, opponent };
        module.loaded().personal.insert(board, searched);
        module.learned.extend(playable(board).map(|(board, _)| board));
    });
}

/// Carries what was learned since the last call back to every position before it, and says how many scores changed by that.
#[unsafe(no_mangle)]
pub extern "C" fn settle() -> usize {
    with(|module| {
        let learned = std::mem::take(&mut module.learned);
        module.loaded().settle(learned)
    })
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
        let worth = |known: Known| (known.searched.score, known.searched.depth);
        moves.sort_unstable_by_key(|&(square, known)| (Reverse(worth(known)), square.index()));
        let pass = (board.moves() == 0).then(|| row(PASS, known));
        let rows = moves.into_iter().map(|(square, known)| row(square.index() as i32, known));
        let rows = std::iter::once(row(PASS, known)).chain(pass).chain(rows);
        rows.zip(module.answer.as_chunks_mut::<FIELDS>().0).map(|(row, place)| *place = row).count()
    })
}

fn row(square: i32, Known { searched, results, bounds }: Known) -> [i32; FIELDS] {
    let Searched { score, depth, selectivity } = searched;
    let [wins, draws, losses] = results
        .map_or([-1; 3], |results| [results.wins, results.draws, results.losses].map(|games| games as i32));
    let [lower, upper] = bounds.unwrap_or([NO_BOUND; 2]);
    [square, score, depth.into(), selectivity.percent() as i32, wins, draws, losses, lower, upper]
}

impl Module {
    /// The book, which JavaScript loads before it calls anything else.
    fn loaded(&mut self) -> &mut Repertoire {
        self.repertoire.as_mut().expect("a book is loaded")
    }

    /// Opens a book that was read: 0, or the length of the text that says what is wrong.
    fn open(&mut self, book: Result<impl Into<Base>, impl fmt::Display>) -> usize {
        match book {
            Ok(book) => {
                let (book, personal) = (book.into(), Personal::default());
                self.repertoire = Some(Repertoire { book, personal, statistics: None });
                0
            }
            Err(error) => self.say(&error),
        }
    }

    fn say(&mut self, error: &dyn fmt::Display) -> usize {
        self.output = error.to_string().into_bytes();
        self.output.len()
    }
}
