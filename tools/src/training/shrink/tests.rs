use flipside::evaluation::{DISC, Features, Row, Weights};
use flipside::rules::Position;

use super::random_model::{model, samples};
use super::*;

const OPTIONS: fn(f64) -> Options = |price| Options {
    weights: PathBuf::new(),
    positions: Vec::new(),
    out: PathBuf::new(),
    price,
    unseen: 0.5,
    passes: 1,
    seed: 1,
};

#[test]
fn a_file_is_smaller_the_more_bits_are_worth_and_values_hardly_move() {
    let model = model();
    let samples = samples(&model);
    let shrunk = |price| {
        let mut errors = Errors::new(samples.clone(), model.rows.len());
        let mut shrinking = Shrinking::new(model.clone());
        shrinking.pass(&mut errors, &OPTIONS(price));
        shrinking.model
    };
    assert_eq!(shrunk(0.0), model);
    let sizes = [0.0, 3.0, 300.0].map(|price| shrunk(price).to_bytes().len());
    assert!(sizes[0] > sizes[1] && sizes[1] > sizes[2], "{sizes:?}");

    let small = shrunk(300.0);
    assert_eq!(Model::parse(&small.to_bytes()).as_ref(), Ok(&small));
    let difference = Difference::of(&Network::of_model(&small), &samples);
    let zeros = Model { rows: vec![Row::default(); model.rows.len()], ..model };
    let of_zeros = Difference::of(&Network::of_model(&zeros), &samples);
    let [moved, most] = [difference, of_zeros].map(|difference| difference.root_mean_square);
    assert!(moved > 0.0 && moved < 0.2 * most, "{moved} of {most}");
}

#[test]
fn the_network_of_a_model_values_positions_as_the_engine_does() {
    let model = Model::parse(include_bytes!("../../../../data/eval.bin")).expect("the weights are sound");
    let (configurations, network) = (Configurations::of_model(&model), Network::of_model(&model));
    let weights = Weights::new(&model);
    let mut board = Position::START.board;
    while let Some(square) = Square::all(board.moves()).next() {
        board = board.play(square);
        let sample = Sample::of(&Example { board, score: 0.0, weight: 1.0 }, &configurations);
        let found = network.value_and_slopes(&sample).0.clamp(-64.0, 64.0);
        let expected = weights.evaluate(board, &Features::of(board)) as f32 / DISC as f32;
        assert!((found - expected).abs() < 0.02, "{found} is not {expected}");
    }
}
