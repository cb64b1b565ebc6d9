//! Text files, plain or compressed with xz.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use anyhow::Context;

/// The lines of a text file, which may be compressed with xz.
pub fn lines(path: &Path) -> anyhow::Result<impl Iterator<Item = anyhow::Result<String>> + use<>> {
    let name = path.display().to_string();
    let file = File::open(path).with_context(|| format!("opening {name}"))?;
    let is_packed = path.extension().is_some_and(|extension| extension == "xz");
    let bytes: Box<dyn Read> =
        if is_packed { Box::new(liblzma::read::XzDecoder::new(file)) } else { Box::new(file) };
    Ok(BufReader::new(bytes).lines().map(move |line| line.with_context(|| format!("reading {name}"))))
}
