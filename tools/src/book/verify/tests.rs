use super::*;
use crate::book::grow;
use crate::book::tree::Leaf;
use crate::files::games::squares;
use flipside::knowledge::book::step;
use flipside::rules::Position;
use flipside::types::Selectivity;

const EFFORT: Effort = Effort { depth: 4, exact: 6, seed: Some(3) };

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("flipside-verify-{name}-{}", std::process::id()))
}

fn options(book: &Path) -> Options {
    Options { book: book.to_path_buf(), effort: EFFORT, nodes: 500 }
}

fn remove(book: &Path) {
    std::fs::remove_file(book).unwrap();
    std::fs::remove_file(notes(book)).unwrap();
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A book of the positions of a game.
fn book_of(moves: &[Square]) -> Tree {
    let mut tree = Tree::new();
    let mut board = Position::START.board;
    for &square in moves {
        board = board.play(square);
        tree.add(playable(board).unwrap().0);
    }
    tree
}

#[test]
fn a_book_is_verified_to_the_same_one_wherever_it_was_interrupted_and_no_choice_of_it_loses() {
    let (whole, parts) = (file("whole"), file("parts"));
    let effort = Effort { depth: 2, ..EFFORT };
    grow::run(&grow::Options { book: whole.clone(), positions: 600, effort }).unwrap();
    let before = std::fs::read(&whole).unwrap();
    std::fs::write(&parts, &before).unwrap();
    run(&options(&whole)).unwrap();
    let of_parts = options(&parts);
    let mut interrupted = Verifier::open(&of_parts).unwrap();
    assert!(interrupted.verify_batch().unwrap());
    assert!(!interrupted.due(&interrupted.tree.scores()).is_empty());
    run(&options(&parts)).unwrap();
    for files in [[&whole, &parts].map(Clone::clone), [&whole, &parts].map(|book| notes(book))] {
        let [one, other] = files.map(|path| std::fs::read(path).unwrap());
        assert!(one == other && one != before);
    }
    // By a judge of its own: a choice that loses has nothing left to search deeper.
    let of_whole = options(&whole);
    let mut verifier = Verifier::open(&of_whole).unwrap();
    let scores = verifier.tree.scores();
    assert_eq!(verifier.due(&scores), []);
    let mut good = 0;
    for index in 0..verifier.tree.nodes().len() as u32 {
        let choice = own_choice(&verifier.tree, index, &scores);
        let Some(Choice { square, margin: Some(_), .. }) = choice else { continue };
        match verifier.doubt(&scores, index, square) {
            Some(Doubt { grounds, .. }) => assert!(grounds.is_empty(), "{index}"),
            None => good += 1,
        }
    }
    assert!(good > 300, "{good}");
    remove(&whole);
    remove(&parts);
}

#[test]
fn a_move_that_loses_is_given_up_and_one_that_does_not_is_left_alone() {
    let book = file("loses");
    let mut tree = book_of(&squares("f5").unwrap());
    let first = tree.nodes()[1].board;
    let after = |square| step(first, square).unwrap().board;
    let mut judge = Judge::new(12, Some(1)).unwrap();
    let mut replies: Vec<_> = Square::all(first.moves()).collect();
    replies.sort_by_key(|reply| judge.best(first, reply.bit(), 8, Selectivity::NONE).score);
    let leaf =
        |score| Leaf { square: Square::try_new(0), score, depth: 2, selectivity: Selectivity::LOOSEST };
    // The parallel opening is the worst of the three replies; this book takes it for the best.
    let [worst, best] = [replies[0], replies[2]].map(|reply| tree.add(after(reply)));
    tree.set_leaf(worst, leaf(-20));
    tree.set_leaf(best, leaf(0));
    let choice = |tree: &Tree| own_choice(tree, 1, &tree.scores()).unwrap().square;
    assert_eq!(choice(&tree), replies[0]);
    tree.save(&book).unwrap();
    run(&options(&book)).unwrap();
    let mended = Tree::open(&book).unwrap();
    assert_eq!(choice(&mended), replies[2]);
    assert!(mended.nodes()[worst as usize].leaf.depth >= 6);
    // Now the book is right as it is.
    std::fs::remove_file(notes(&book)).unwrap();
    run(&options(&book)).unwrap();
    assert_eq!(Tree::open(&book).unwrap().nodes(), mended.nodes());
    remove(&book);
}

#[test]
fn a_line_is_followed_through_symmetries_and_passes_as_long_as_the_book_has_it() {
    let moves = squares("f5d6c3d3c4f4f6f3e6e7d7c5b6d8").unwrap();
    let tree = book_of(&moves[..10]);
    let line = |moves: &[Square]| moves.iter().map(|&square| Move::Place(square)).collect::<Vec<_>>();
    // The board of the start is the same in the book and in the game.
    assert_eq!(last_in_book(&tree, 0, line(&moves)), 10);
    assert_eq!(last_in_book(&tree, 0, line(&moves[..4])), 4);
    assert_eq!(last_in_book(&tree, 0, line(&[square("f5"), square("f4"), square("e3")])), 1);
    assert_eq!(last_in_book(&tree, 0, []), 0);
    assert_eq!(end_of_choices(&tree, &tree.scores(), 0, square("f5")), 10);
    assert_eq!(end_of_choices(&tree, &tree.scores(), 3, square("a1")), 3);
}
