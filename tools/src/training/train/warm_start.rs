//! A warm start: a network that goes on from the weights of an earlier one, with rows for other configurations.

use flipside::evaluation::codec::{SymmetryClasses, neighbors};
use flipside::evaluation::{Model, UNITS};

use super::configurations::Configurations;
use super::network::Network;

/// A model as a network with these configurations. A configuration that the model does not know begins with half of the
/// mean of those that it knows and that differ from it on one square: neighbors resemble each other a little.
pub fn network(model: &Model, configurations: &Configurations) -> Network {
    let (known, row_indices) = (Network::of_model(model), model.rows_of_classes());
    let classes = SymmetryClasses::of_shapes();
    let mut network = Network { rows: vec![[0.0; UNITS]; configurations.rows()], ..known.clone() };
    for (class, &row_index) in
        configurations.rows_of_classes().iter().enumerate().filter(|(_, row_index)| **row_index != 0)
    {
        let own = usize::from(row_indices[class]);
        network.rows[usize::from(row_index)] = if own != 0 {
            known.rows[own]
        } else {
            let entries = neighbors(classes.firsts()[class] as usize);
            let rows = entries.map(|entry| usize::from(row_indices[classes.of_entries()[entry] as usize]));
            half_mean(rows.filter(|row| *row != 0).map(|row| &known.rows[row]))
        };
    }
    network
}

/// Half the mean of some rows; zero when there are none.
fn half_mean<'a>(rows: impl Iterator<Item = &'a [f32; UNITS]>) -> [f32; UNITS] {
    let (mut sum, mut count) = ([0.0; UNITS], 0.0f32);
    for row in rows {
        sum.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
        count += 1.0;
    }
    sum.map(|sum| sum / (2.0 * count.max(1.0)))
}
