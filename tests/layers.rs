//! Imports point one way only, from each layer down to those below it.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, lowest first.
const LAYERS: [&str; 8] = ["types", "coding", "rules", "table", "evaluation", "search", "session", "wasm"];

fn layer(name: &str) -> usize {
    LAYERS.iter().position(|&known| known == name).unwrap_or_else(|| panic!("{name} is not a layer"))
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The modules of the crate that a source names, wherever it does so in its code.
fn named_layers(source: &str) -> impl Iterator<Item = &str> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1)).map(|path| {
        let end = path.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(path.len());
        &path[..end]
    })
}

#[test]
fn no_layer_uses_one_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses = 0;
    for path in sources(&root) {
        let inside = path.strip_prefix(&root).unwrap().with_extension("");
        let own = inside.iter().next().unwrap().to_str().unwrap();
        if own == "lib" {
            continue;
        }
        for named in named_layers(&fs::read_to_string(&path).unwrap()) {
            assert!(layer(named) <= layer(own), "{} uses {named}", path.display());
            uses += 1;
        }
    }
    assert!(uses > 30, "the sources were read: {uses}");
}

#[test]
fn only_the_clock_and_the_border_know_the_machine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let asks = |path: &PathBuf| fs::read_to_string(path).unwrap().contains("target_arch");
    let mut asking: Vec<_> = sources(&root).into_iter().filter(asks).collect();
    asking.sort();
    assert_eq!(asking, [root.join("lib.rs"), root.join("search/clock.rs")]);
}
