//! Tests of training that starts from earlier weights, and of positions read in blocks.

use flipside::evaluation::codec::{SymmetryClasses, neighbors};
use flipside::evaluation::{Features, Weights};
use flipside::rules::{Board, Position};
use flipside::types::Squares;

use super::examples::{BLOCK, Blocks, Example, Survey};
use super::network::Network;
use super::*;
use crate::files::position_file::{LabeledPosition, Writer};

const EVAL: &[u8] = include_bytes!("../../../../data/eval.bin");

/// Blocks of 100 positions in memory.
impl Blocks for Vec<Example> {
    fn count(&self) -> usize {
        self.len().div_ceil(100)
    }

    fn read(&self, block: usize, into: &mut Vec<Example>) -> anyhow::Result<()> {
        into.extend(self.iter().skip(100 * block).take(100));
        Ok(())
    }
}

#[test]
fn rows_of_earlier_weights_stay_and_new_ones_begin_with_half_of_the_mean_of_their_neighbors() {
    let model = Model::parse(EVAL).unwrap();
    let classes = SymmetryClasses::of_shapes();
    let row_indices = model.rows_of_classes();
    let of_entry = |entry: usize| usize::from(row_indices[classes.of_entries()[entry] as usize]);
    // A position of nine discs on the diagonal and its ends, so that rare configurations occur.
    let board = Board { player: Squares(0x8040_2010_0804_0201), opponent: Squares(0x0102_0408_0000_0080) };
    let examples = vec![Example { board, score: 0.0, weight: 1.0 }; 200];
    let survey = Survey::of(&examples, 1, Some(&model)).unwrap();
    let network = warm_start::network(&model, &survey.configurations);
    let known = Network::of_model(&model);
    assert_eq!((&network.biases, &network.weights), (&known.biases, &known.weights));
    let mut new = 0;
    for (class, &first) in classes.firsts().iter().enumerate() {
        let row_index = usize::from(survey.configurations.rows_of_classes()[class]);
        let own = usize::from(row_indices[class]);
        if own != 0 {
            assert_eq!(network.rows[row_index], known.rows[own]);
        } else if row_index != 0 {
            let rows: Vec<_> = neighbors(first as usize).map(of_entry).filter(|row| *row != 0).collect();
            for (unit, number) in network.rows[row_index].into_iter().enumerate() {
                let sum: f32 = rows.iter().map(|row| known.rows[*row][unit]).sum();
                assert!((number - sum / (2 * rows.len().max(1)) as f32).abs() < 1e-5);
            }
            new += 1;
        }
    }
    assert!(new > 0 && survey.configurations.rows() == known.rows.len() + new, "{new} new rows");
}

#[test]
fn weights_are_written_as_they_were_when_nothing_is_learned_and_nothing_new_was_seen() {
    let model = Model::parse(EVAL).unwrap();
    let board = Position::START.board;
    let value = Weights::new(&model).evaluate(board, &Features::of(board)) as f32 / 128.0;
    let examples = vec![Example { board, score: value, weight: 1.0 }; 200];
    let survey = Survey::of(&examples, 1_000, Some(&model)).unwrap();
    let network = warm_start::network(&model, &survey.configurations);
    let written = rounding::model(&network, &survey.configurations, model.training);
    // The rows may be those of finer steps, but hold the same numbers.
    assert_eq!(written.stages, model.stages);
    let numbers = |model: &Model| -> Vec<_> {
        model.rows_of_classes().into_iter().map(|row_index| model.rows[usize::from(row_index)]).collect()
    };
    assert!(numbers(&written) == numbers(&model));
}

#[test]
fn files_are_read_block_by_block() {
    let folder = std::env::temp_dir().join(format!("flipside-blocks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("positions");
    let mut out = Writer::create(&path).unwrap();
    let board = |number: usize| Board { player: Squares(number as u64), opponent: Squares(1 << 63) };
    for number in 0..BLOCK + 100 {
        let score = (number != 3).then_some(number as i16 % 100 * 128);
        out.write(LabeledPosition { board: board(number), score }).unwrap();
    }
    out.finish().unwrap();
    let source = |text: &str| text.parse::<Source>().unwrap();
    let name = path.display();
    let files = Files::open(&[source(&format!("{name}")), source(&format!("{name}=2x0.5"))]).unwrap();
    assert_eq!(files.count(), 4);
    let mut examples = Vec::new();
    (0..4).for_each(|block| files.read(block, &mut examples).unwrap());
    // The position without a score is left out.
    assert_eq!(examples.len(), 2 * (BLOCK + 99));
    let (first, second) = (examples[BLOCK + 50], examples[2 * BLOCK + 149]);
    assert_eq!((first.board, first.weight), (board(BLOCK + 51), 1.0));
    assert_eq!((second.board, second.weight), (first.board, 2.0));
    assert_eq!(second.score, first.score / 2.0);
    std::fs::remove_dir_all(folder).unwrap();
}
