//! What an interrupted run goes on from.
//!
//! A line of text that says which run it is of; the epochs that are over (u32); then the numbers of the network, of the
//! means of its gradients and of the means of their squares (f32). Numbers are little-endian.

use anyhow::{Context, ensure};

use flipside::coding::fnv1a_words;

use super::fit::Fit;

/// The bytes of a state.
pub fn to_bytes(fit: &Fit) -> Vec<u8> {
    let mut bytes = heading(fit).into_bytes();
    bytes.extend(fit.epochs.to_le_bytes());
    for network in [&fit.network, &fit.moments.means, &fit.moments.squares] {
        bytes.extend(network.parts().into_iter().flatten().flat_map(|number| number.to_le_bytes()));
    }
    bytes
}

/// Brings a fresh fit to where a state was written.
///
/// # Errors
/// Names what is wrong with the bytes: they are of a run on other positions or by other options, or have another length.
pub fn restore(fit: &mut Fit, bytes: &[u8]) -> anyhow::Result<()> {
    let expected = heading(fit);
    let rest = bytes.strip_prefix(expected.as_bytes()).with_context(|| {
        let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let found: String = String::from_utf8_lossy(line).chars().take(300).collect();
        format!("it is of another run: {found:?}, not {expected:?}; delete it to begin anew")
    })?;
    let networks = [&mut fit.network, &mut fit.moments.means, &mut fit.moments.squares];
    let numbers: usize = networks.iter().flat_map(|network| network.parts()).map(<[f32]>::len).sum();
    let length = expected.len() + 4 + 4 * numbers;
    ensure!(bytes.len() == length, "it has {} bytes, not {length}; delete it to begin anew", bytes.len());
    let (epochs, rest) = rest.split_first_chunk().context("it has no number of epochs")?;
    let (epochs, most) = (u32::from_le_bytes(*epochs), fit.schedule.epochs);
    ensure!(epochs <= most, "it is {epochs} epochs old, of {most}; delete it to begin anew");
    let mut numbers = rest.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
    for number in networks.into_iter().flat_map(|network| network.parts_mut()).flatten() {
        *number = numbers.next().context("it ends too soon")?;
    }
    fit.epochs = epochs;
    Ok(())
}

/// What runs have in common whose results are the same.
fn heading(fit: &Fit) -> String {
    let (rows, positions) = (fit.network.rows.len(), fit.samples.len());
    let numbers = fit
        .samples
        .iter()
        .flat_map(|sample| [sample.score.to_bits(), sample.weight.to_bits(), sample.rows[0].into()]);
    let hash = fnv1a_words(numbers.map(u64::from));
    format!("Flipside fit: {rows} rows, {positions} positions {hash:016x}, {:?}\n", fit.schedule)
}
