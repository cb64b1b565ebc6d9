use flipside::rules::{Game, ObfLine, Position};
use flipside::types::{Move, Square};

use super::Target;

/// Boards, lines of OBF files, transcripts and moves as text: what is read and written again is the same.
pub const TARGET: Target = Target { name: "texts", run, seeds, rounds: 4_000 };

fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    written_again::<Square>(&text);
    written_again::<Move>(&text);
    written_again::<Position>(&text);
    written_again::<ObfLine>(&text);
    match Game::parse(&text) {
        Ok(game) if game.start() == Position::START => {
            let mut read = Game::parse(&game.transcript()).expect("a transcript is read");
            // A pass after the last disc is not written.
            if read.must_pass() && game.history().len() > read.history().len() {
                read.play(Move::Pass).expect("the side to move must pass");
            }
            assert_eq!(read, game);
        }
        Ok(game) => assert_eq!(game.history().len(), 0),
        Err(error) => assert!(error.to_string().len() < 1_000, "{error}"),
    }
}

fn written_again<T>(text: &str)
where
    T: std::str::FromStr<Err: std::fmt::Display> + std::fmt::Display + std::fmt::Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(read) => {
            let again = read.to_string().parse::<T>();
            assert!(again.is_ok_and(|again| again == read), "{text:?} is read as {read:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let start = Position::START.to_string();
    let texts = [
        format!("{start}; f5:+0; d3:+0; % the start"),
        format!("{}; pass:-64;", start.replace('-', ".")),
        format!("{start}%; %"),
        "f5D6c3 d3 C4f4".to_owned(),
        "f5d6c5f4e7f6g5e6e3".to_owned(),
        "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4--psPAf1e1f2g1b1f8".to_owned(),
        "--".to_owned(),
        "a1".to_owned(),
        start,
    ];
    texts.map(String::into_bytes).into()
}
