//! The state of an unfinished training run, from which an interrupted one resumes.
//!
//! A line of text that identifies the run; the number of finished epochs (u32); then the numbers of the network, of its
//! moving average, of the means of its gradients and of the means of their squares (f32). Numbers are little-endian.

use anyhow::{Context, ensure};
use flipside::coding::fnv1a_words;

use super::examples::Survey;
use super::fit::Fit;

/// The bytes of a state.
pub fn to_bytes(fit: &Fit) -> Vec<u8> {
    let mut bytes = heading(fit).into_bytes();
    bytes.extend(fit.epochs.to_le_bytes());
    for network in [&fit.network, &fit.average, &fit.moments.means, &fit.moments.squares] {
        bytes.extend(network.parts().into_iter().flatten().flat_map(|number| number.to_le_bytes()));
    }
    bytes
}

/// Restores a fit from the bytes of a state.
///
/// # Errors
/// Names what is wrong with the bytes: they are of a run on other positions or by other options, or have another
/// length.
pub fn restore(fit: &mut Fit, bytes: &[u8]) -> anyhow::Result<()> {
    let expected = heading(fit);
    let rest = bytes.strip_prefix(expected.as_bytes()).with_context(|| {
        let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let found: String = String::from_utf8_lossy(line).chars().take(300).collect();
        format!("state of another run: expected {expected:?}, found {found:?}; delete it to start again")
    })?;
    let moments = &mut fit.moments;
    let networks = [&mut fit.network, &mut fit.average, &mut moments.means, &mut moments.squares];
    let numbers: usize = networks.iter().flat_map(|network| network.parts()).map(<[f32]>::len).sum();
    let length = expected.len() + 4 + 4 * numbers;
    ensure!(
        bytes.len() == length,
        "state: expected {length} bytes, found {}; delete it to start again",
        bytes.len()
    );
    let (epochs, rest) =
        rest.split_first_chunk().context("state: expected the number of epochs, found its end")?;
    let (epochs, most) = (u32::from_le_bytes(*epochs), fit.schedule.epochs);
    ensure!(
        epochs <= most,
        "state: expected at most {most} finished epochs, found {epochs}; delete it to start again"
    );
    let mut numbers = rest.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
    for number in networks.into_iter().flat_map(|network| network.parts_mut()).flatten() {
        *number = numbers.next().context("state: expected another number, found its end")?;
    }
    fit.epochs = epochs;
    Ok(())
}

/// Identifies a run: equal exactly for runs with the same positions, options and weights at the start.
fn heading(fit: &Fit) -> String {
    let Survey { positions, hash, .. } = fit.survey;
    let start = fit.anchor.parts().into_iter().flatten().map(|number| number.to_bits().into());
    let (rows, start) = (fit.network.rows.len(), fnv1a_words(start));
    format!(
        "Flipside fit: {rows} rows, {positions} positions {hash:016x}, from {start:016x}, {:?}\n",
        fit.schedule
    )
}
