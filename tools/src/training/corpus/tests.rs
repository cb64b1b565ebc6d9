use std::path::PathBuf;
use std::sync::LazyLock;

use clap::Parser;
use flipside::evaluation::{DISC, Weights};
use flipside::rules::Game;
use flipside::types::Move;
use proptest::prelude::*;

use super::*;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    options: Options,
}

/// Read once: it takes a while.
static EMBEDDED: LazyLock<Weights> = LazyLock::new(Weights::embedded);

const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/eval.bin");

/// An empty folder that only one test uses.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("flipside-corpus-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The positions of a game whose moves `choices` tell, labeled by them too.
fn positions(choices: &[u8]) -> Vec<LabeledPosition> {
    let mut game = Game::new();
    let mut positions = Vec::new();
    for &choice in choices {
        let moves: Vec<_> = game.legal_moves().collect();
        let next = moves.get(usize::from(choice) % moves.len().max(1));
        if game.play(next.map_or(Move::Pass, |&square| Move::Place(square))).is_err() {
            break;
        }
        let label = i32::from(choice) % 129 - 64;
        positions.push(LabeledPosition { board: game.position().board, score: Some((label * DISC) as i16) });
    }
    positions
}

proptest! {
    #[test]
    fn labels_read_back_from_what_they_are_packed_in(choices in prop::collection::vec(any::<u8>(), 0..60)) {
        let (weights, labeled) = (&*EMBEDDED, positions(&choices));
        let bytes = packed::pack(&labeled, weights).unwrap();
        let mut read: Vec<_> = labeled.iter().map(|position| LabeledPosition { score: None, ..*position }).collect();
        packed::unpack(&bytes, &mut read, weights).unwrap();
        prop_assert_eq!(read, labeled);
    }
}

#[test]
fn labels_of_other_positions_and_damaged_ones_are_refused_and_so_is_what_cannot_be_packed() {
    let weights = &*EMBEDDED;
    let labeled = positions(&[1, 2, 3, 4, 5, 6]);
    let mut bytes = packed::pack(&labeled, weights).unwrap();
    let refused = |bytes: &[u8], choices: &[u8]| {
        packed::unpack(bytes, &mut positions(choices), weights).unwrap_err().to_string()
    };
    assert_eq!(refused(&bytes, &[1, 2, 3, 4, 5]), "the labels are of other numbers of positions");
    assert_eq!(refused(&bytes, &[1, 2, 3, 4, 5, 7]), "the labels are of other positions");
    *bytes.last_mut().unwrap() ^= 1;
    assert_eq!(refused(&bytes, &[1, 2, 3, 4, 5, 6]), "the checksum does not match: the bytes are damaged");
    let odd =
        |score| packed::pack(&[LabeledPosition { score, ..labeled[0] }], weights).unwrap_err().to_string();
    assert_eq!(odd(Some(192)), "expected labels in whole discs, found 1.5");
    assert_eq!(odd(None), "expected positions with labels, found one without");
}

#[test]
fn a_block_is_the_same_whether_it_is_labeled_or_unpacked_and_where_it_was_interrupted() {
    let folder = folder("blocks");
    let path = |name: &str| folder.join(name).display().to_string();
    let games = path("games.txt");
    std::fs::write(&games, (0..9).map(game_line).collect::<String>()).unwrap();
    let make = |out: &str, more: &[&str]| {
        let (out, packed) = (path(out), path("packed"));
        let always = ["corpus", &games, "--out", &out, "--packed", &packed, "--weights", WEIGHTS];
        let few = ["--from", "20", "--to", "22", "--depth", "2", "--first", "4"];
        run(&Line::try_parse_from(always.iter().chain(&few).chain(more)).unwrap().options)
    };
    make("labeled", &["--blocks", "2", "--each", "5"]).unwrap();
    let blocks = |folder: &str| {
        let folder = PathBuf::from(path(folder));
        [4, 5].map(|block| std::fs::read(folder.join(format!("{block}.bin"))).unwrap())
    };
    let labeled = blocks("labeled");
    assert_eq!(labeled[0].len(), 15 * 18);
    assert_ne!(labeled[0], labeled[1]);
    assert_eq!(std::fs::read_dir(path("labeled")).unwrap().count(), 2, "nothing else is left");

    make("unpacked", &["--blocks", "2", "--each", "5"]).unwrap();
    assert_eq!(blocks("unpacked"), labeled);
    // With packed labels nothing is labeled: they are refused where they do not belong.
    let error = make("others", &["--each", "6"]).unwrap_err();
    let error = format!("{error:#}");
    assert!(error.ends_with("4.labels: the labels are of other numbers of positions"), "{error}");

    // Interrupted while the second block was being labeled.
    let second = PathBuf::from(path("labeled")).join("5.bin");
    std::fs::remove_file(&second).unwrap();
    std::fs::remove_dir_all(path("packed")).unwrap();
    let sampled = positions_of(&labeled[1]);
    std::fs::write(second.with_extension("sampled"), sampled).unwrap();
    std::fs::write(second.with_extension("part"), &labeled[1][..5 * 18 + 7]).unwrap();
    make("labeled", &["--blocks", "2", "--each", "5"]).unwrap();
    assert_eq!(blocks("labeled"), labeled);
    assert_eq!(std::fs::read_dir(path("packed")).unwrap().count(), 1);
    std::fs::remove_dir_all(folder).unwrap();
}

/// A game as files of games hold it.
fn game_line(seed: u8) -> String {
    let mut game = Game::new();
    let mut choice = seed;
    while !game.is_over() {
        let moves: Vec<_> = game.legal_moves().collect();
        choice = choice.wrapping_mul(37).wrapping_add(11);
        let next = moves.get(usize::from(choice) % moves.len().max(1));
        game.play(next.map_or(Move::Pass, |&square| Move::Place(square))).unwrap();
    }
    format!("{} 0\n", game.transcript())
}

/// The bytes of positions without their scores.
fn positions_of(positions: &[u8]) -> Vec<u8> {
    let unscored = |position: &[u8; 18]| [&position[..16], &i16::MIN.to_le_bytes()].concat();
    positions.as_chunks().0.iter().flat_map(unscored).collect()
}
