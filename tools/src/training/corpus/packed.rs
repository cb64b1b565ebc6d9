//! The labels of a block as differences from the values that weights give: half a byte a label.
//!
//! A file is a [`Frame`] with the number of labels (u64), a checksum of the positions (u64) and the fingerprint of the
//! weights (u64); then the differences in discs, arithmetic-coded by models for each number of empty squares.

use anyhow::{Context, ensure};
use flipside::coding::{BitCoder, Decoder, Encoder, Frame, NumberModel, fnv1a_words};
use flipside::evaluation::{DISC, Features, STAGES, Weights};
use flipside::rules::Board;

use crate::files::position_file::LabeledPosition;

const FRAME: Frame<24> = Frame { name: "FlipLabl", version: 1 };

/// No two scores differ by more.
const MOST: i32 = 128;

/// The labels of a block.
///
/// # Errors
/// When a position has no label, or one that is not a whole number of discs.
pub fn pack(positions: &[LabeledPosition], weights: &Weights) -> anyhow::Result<Vec<u8>> {
    let labels: Vec<_> = positions.iter().map(discs).collect::<anyhow::Result<_>>()?;
    let mut coder = Encoder::new();
    walk(&mut coder, positions, weights, |index| labels[index]);
    Ok(FRAME.seal(fields(positions, weights), &coder.finish()))
}

/// Labels the positions of a block with what [`pack`] wrote.
///
/// # Errors
/// When the bytes are damaged, or belong to other positions or weights.
pub fn unpack(bytes: &[u8], positions: &mut [LabeledPosition], weights: &Weights) -> anyhow::Result<()> {
    let framed = FRAME.open(bytes)?;
    let (expected, found) = (fields(positions, weights), framed.fields);
    for (index, what) in ["numbers of positions", "positions", "weights"].into_iter().enumerate() {
        let field = index * 8..(index + 1) * 8;
        ensure!(expected[field.clone()] == found[field], "the labels are of other {what}");
    }
    let labels = walk(&mut Decoder::new(framed.content), positions, weights, |_| 0);
    for (position, label) in positions.iter_mut().zip(labels) {
        position.score = Some((label * DISC) as i16);
    }
    Ok(())
}

/// Writes the labels that `known` tells, or reads labels, and returns them in discs.
fn walk(
    coder: &mut impl BitCoder,
    positions: &[LabeledPosition],
    weights: &Weights,
    known: impl Fn(usize) -> i32,
) -> Vec<i32> {
    let mut models = [NumberModel::NEW; STAGES];
    let label = |(index, position): (usize, &LabeledPosition)| {
        let expected = value(position.board, weights);
        let model = &mut models[position.board.empty_count() as usize];
        expected + model.code(coder, known(index) - expected, MOST)
    };
    positions.iter().enumerate().map(label).collect()
}

/// The value of a board without a search, in discs.
fn value(board: Board, weights: &Weights) -> i32 {
    (weights.evaluate(board, &Features::of(board)) + DISC / 2).div_euclid(DISC)
}

fn discs(position: &LabeledPosition) -> anyhow::Result<i32> {
    let score = i32::from(position.score.context("expected positions with labels, found one without")?);
    ensure!(
        score % DISC == 0,
        "expected labels in whole discs, found {}",
        f64::from(score) / f64::from(DISC)
    );
    Ok(score / DISC)
}

fn fields(positions: &[LabeledPosition], weights: &Weights) -> [u8; 24] {
    let boards = positions.iter().flat_map(|position| [position.board.player.0, position.board.opponent.0]);
    let words = [positions.len() as u64, fnv1a_words(boards), weights.fingerprint()];
    let mut fields = [0; 24];
    fields.as_chunks_mut().0.iter_mut().zip(words).for_each(|(field, word)| *field = word.to_le_bytes());
    fields
}
