//! Files that are never half written.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::Context;

/// Writes a file, which holds either what it held before or these bytes, whatever happens meanwhile.
pub fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_added_extension("part");
    let replace = || -> std::io::Result<()> {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    replace().with_context(|| format!("writing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_or_stays_as_it_was() {
        let folder = std::env::temp_dir().join(format!("flipside-atomic-{}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        let path = folder.join("file.bin");
        write(&path, b"longer than what follows").unwrap();
        write(&path, b"short").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"short");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        // Where the new file cannot be made, the old one stays.
        fs::create_dir(folder.join("file.bin.part")).unwrap();
        let error = write(&path, b"other").unwrap_err().to_string();
        assert!(error.starts_with("writing ") && error.ends_with("file.bin"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"short");
        fs::remove_dir_all(folder).unwrap();
    }
}
