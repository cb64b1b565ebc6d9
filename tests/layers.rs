//! Imports point one way only: from each layer down to those below it, inside the search from each engine to those
//! below it, and inside a layer without a cycle of modules. What reads the sources is not compiled for WebAssembly.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Item, ItemMod, ItemUse, UseTree, Visibility};

/// The layers, lowest first.
const LAYERS: [&str; 10] =
    ["clock", "types", "coding", "rules", "knowledge", "table", "evaluation", "search", "session", "wasm"];

/// The folders of the search, lowest first. What it has beside them (the budget, windows) is below all of them.
const ENGINES: [&str; 4] = ["stability", "endgame", "midgame", "driver"];

fn layer(name: &str) -> usize {
    LAYERS.iter().position(|&known| known == name).unwrap_or_else(|| panic!("{name} is not a layer"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The path of a module from the crate's root: `search`, `midgame`, `probcut`.
type ModulePath = Vec<String>;

fn path_of(names: &[&str]) -> ModulePath {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The modules of a crate, and what each names of the others.
#[derive(Default)]
struct Crate(BTreeMap<ModulePath, Module>);

#[derive(Default)]
struct Module {
    /// Where the names come from that `use` brings in, seen from the crate's root.
    bindings: BTreeMap<String, ModulePath>,
    /// Every path that the module names, seen from the crate's root.
    named: Vec<ModulePath>,
    /// Whether it only declares modules and passes on their names.
    only_exports: bool,
}

/// Reads the paths that one file names.
struct Reader {
    /// The module that is being read: the file's, or one inside it.
    module_path: ModulePath,
    /// The modules inside it that have files of their own.
    children: BTreeSet<String>,
    module: Module,
}

impl Reader {
    fn read(module_path: ModulePath, source: &str) -> Module {
        let file = syn::parse_file(source).unwrap();
        let children = file.items.iter().filter_map(|item| match item {
            Item::Mod(module) if module.content.is_none() => Some(module.ident.to_string()),
            _ => None,
        });
        let is_export = |item: &Item| match item {
            Item::Mod(_) => true,
            Item::Use(import) => !matches!(import.vis, Visibility::Inherited),
            _ => false,
        };
        let only_exports = file.items.iter().all(is_export);
        let module = Module { only_exports, ..Module::default() };
        let mut reader = Self { module_path, children: children.collect(), module };
        reader.visit_file(&file);
        reader.module
    }

    /// A path seen from the crate's root; `None` when it does not begin in this crate.
    fn absolute(&self, path: &[String]) -> Option<ModulePath> {
        let ups = path.iter().take_while(|name| *name == "super").count();
        let base = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "super" => self.module_path[..self.module_path.len().checked_sub(ups)?].to_vec(),
            "self" => self.module_path.clone(),
            name if self.children.contains(name) => return Some([&self.module_path, path].concat()),
            _ => return None,
        };
        Some([&base, &path[ups.max(1)..]].concat())
    }

    fn add_use(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: String| [before, &[name]].concat();
        let (name, path) = match tree {
            UseTree::Path(path) => return self.add_use(&with(path.ident.to_string()), &path.tree),
            UseTree::Group(group) => return group.items.iter().for_each(|tree| self.add_use(before, tree)),
            UseTree::Name(name) if name.ident == "self" => {
                (before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            UseTree::Name(name) => (name.ident.to_string(), with(name.ident.to_string())),
            UseTree::Rename(name) => (name.rename.to_string(), with(name.ident.to_string())),
            UseTree::Glob(_) => (String::new(), before.to_vec()),
        };
        if let Some(path) = self.absolute(&path) {
            self.module.bindings.insert(name, path.clone());
            self.module.named.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add_use(&[], &item.tree);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.module_path.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module_path.pop();
    }

    /// `pub(in crate::search)` imports nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<_> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if names.len() > 1 {
            self.module.named.extend(self.absolute(&names));
        }
        visit::visit_path(self, path);
    }
}

impl Crate {
    /// The crate in a folder of sources.
    fn in_folder(root: &Path) -> Self {
        let module = |path: PathBuf| {
            let inside = path.strip_prefix(root).unwrap().with_extension("");
            let names: Vec<_> = inside.iter().map(|name| name.to_str().unwrap()).collect();
            let module_path =
                if names == ["lib"] || names == ["main"] { Vec::new() } else { path_of(&names) };
            (module_path.clone(), Reader::read(module_path, &fs::read_to_string(&path).unwrap()))
        };
        Self(sources(root).into_iter().map(module).collect())
    }

    /// A crate of made-up modules.
    fn of(modules: &[(&[&str], &str)]) -> Self {
        let read = |&(module_path, source): &(&[&str], &str)| {
            (path_of(module_path), Reader::read(path_of(module_path), source))
        };
        Self(modules.iter().map(read).collect())
    }

    /// The module in which what a path names is defined, through any that only pass it on.
    fn origin(&self, path: &[String]) -> Option<&ModulePath> {
        let mut lengths = (1..=path.len()).rev();
        let (module_path, module) = lengths.find_map(|length| self.0.get_key_value(&path[..length]))?;
        let passed_on = path[module_path.len()..].split_first().and_then(|(name, rest)| {
            let from = module.bindings.get(name).filter(|&from| from != path)?;
            self.origin(&[from, rest].concat())
        });
        passed_on.or(Some(module_path))
    }

    /// The crate without what modules take from those that they lie in: a program hands its options to its parts.
    fn without_ancestors(self) -> Self {
        let is_ancestor = |module_path: &ModulePath, path: &ModulePath| {
            self.origin(path)
                .is_some_and(|origin| origin.len() < module_path.len() && module_path.starts_with(origin))
        };
        let kept = |(module_path, module): (&ModulePath, &Module)| {
            let named = module.named.iter().filter(|path| !is_ancestor(module_path, path)).cloned().collect();
            (module_path.clone(), Module { named, bindings: module.bindings.clone(), ..*module })
        };
        Self(self.0.iter().map(kept).collect())
    }

    /// The modules of the same layer from which a module imports.
    fn imports(&self, module_path: &ModulePath) -> BTreeSet<&ModulePath> {
        let module = &self.0[module_path];
        let named = module.named.iter().filter(|_| !module.only_exports);
        let origins = named.filter_map(|path| self.origin(path));
        origins.filter(|&origin| origin != module_path && origin.first() == module_path.first()).collect()
    }

    /// A cycle of modules of one layer that import each other, if there is any.
    fn cycle(&self) -> Option<String> {
        let mut done = BTreeSet::new();
        let found =
            self.0.keys().find_map(|module_path| self.cycle_from(module_path, &mut Vec::new(), &mut done))?;
        Some(found.iter().map(|module_path| module_path.join("::")).collect::<Vec<_>>().join(" -> "))
    }

    /// Follows the imports of a module, where `way` led.
    fn cycle_from<'a>(
        &'a self,
        module_path: &'a ModulePath,
        way: &mut Vec<&'a ModulePath>,
        done: &mut BTreeSet<&'a ModulePath>,
    ) -> Option<Vec<&'a ModulePath>> {
        if let Some(start) = way.iter().position(|&before| before == module_path) {
            return Some([&way[start..], &[module_path]].concat());
        }
        if done.contains(module_path) {
            return None;
        }
        way.push(module_path);
        let found = self.imports(module_path).into_iter().find_map(|next| self.cycle_from(next, way, done));
        way.pop();
        done.insert(module_path);
        found
    }
}

#[test]
fn no_layer_uses_one_above_it() {
    let mut uses = 0;
    for (module_path, module) in &Crate::in_folder(&root()).0 {
        let Some(own) = module_path.first() else { continue };
        for named in module.named.iter().filter_map(|path| path.first()) {
            assert!(layer(named) <= layer(own), "{} uses {named}", module_path.join("::"));
            uses += 1;
        }
    }
    assert!(uses > 100, "the sources were read: {uses}");
}

/// How high a module of the search stands: 0 for those beside the engines; `None` for the search as a whole, which uses
/// all, and for other layers.
fn height_in_search(module_path: &[String]) -> Option<usize> {
    let [layer, part, ..] = module_path else { return None };
    (layer == "search").then(|| ENGINES.iter().position(|engine| engine == part).map_or(0, |at| at + 1))
}

impl Crate {
    /// Every import of the search that points up: which module imports which.
    fn upward_in_search(&self) -> Vec<String> {
        let mut upward = Vec::new();
        for module_path in self.0.keys().filter(|module_path| height_in_search(module_path).is_some()) {
            let above = |origin: &&ModulePath| height_in_search(origin) > height_in_search(module_path);
            let found = self.imports(module_path).into_iter().filter(above);
            upward
                .extend(found.map(|origin| format!("{} uses {}", module_path.join("::"), origin.join("::"))));
        }
        upward
    }
}

#[test]
fn no_engine_of_the_search_uses_one_above_it() {
    let files = Crate::in_folder(&root());
    assert_eq!(files.upward_in_search(), [""; 0]);
    for (height, engine) in (1..).zip(ENGINES) {
        let parts =
            files.0.keys().filter(|module_path| height_in_search(module_path) == Some(height)).count();
        assert!(parts > 2, "{engine} was read: {parts} files");
    }
}

#[test]
fn an_import_that_points_up_inside_the_search_is_found_however_it_is_written() {
    let modules = |node: &'static str, window: &'static str| {
        Crate::of(&[
            (&["search"], "mod driver; mod midgame; mod window; pub use driver::Root;"),
            (&["search", "window"], window),
            (&["search", "driver"], "use super::midgame::Node; pub struct Root(Node);"),
            (&["search", "midgame"], "mod node; pub use node::Node;"),
            (&["search", "midgame", "node"], node),
        ])
    };
    let plain = "pub struct Window;";
    assert_eq!(
        modules("use crate::search::window::Window; pub struct Node(Window);", plain).upward_in_search(),
        [""; 0]
    );
    for node in [
        "use crate::search::driver::Root; pub struct Node(Root);",
        "use super::super::Root; pub struct Node(Root);",
        "pub struct Node(crate::search::driver::Root);",
    ] {
        let expected = ["search::midgame::node uses search::driver"];
        assert_eq!(modules(node, plain).upward_in_search(), expected, "{node}");
    }
    let up = modules("pub struct Node;", "use super::midgame::Node; pub struct Window(Node);");
    assert_eq!(up.upward_in_search(), ["search::window uses search::midgame::node"]);
}

#[test]
fn no_modules_of_a_layer_import_each_other_in_a_cycle() {
    let files = Crate::in_folder(&root());
    assert_eq!(files.cycle(), None);
    let imports: usize = files.0.keys().map(|module_path| files.imports(module_path).len()).sum();
    assert!(imports > 60, "the imports were followed: {imports}");
}

#[test]
fn no_modules_of_a_tool_import_each_other_in_a_cycle() {
    let tools =
        Crate::in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/src")).without_ancestors();
    assert_eq!(tools.cycle(), None);
    let imports: usize = tools.0.keys().map(|module_path| tools.imports(module_path).len()).sum();
    assert!(imports > 30, "the imports were followed: {imports}");
}

#[test]
fn a_cycle_of_modules_is_found_with_its_path() {
    let parent = "mod a; mod b; mod c; pub use a::A; pub use b::B; pub use c::C;";
    let a = "use super::B; pub struct A(B);";
    let b = "pub struct B; impl B { fn c() { super::c::make() } }";
    let modules =
        |c| Crate::of(&[(&["base"], parent), (&["base", "a"], a), (&["base", "b"], b), (&["base", "c"], c)]);
    let closed = modules("use crate::base::{B, A as First}; pub struct C(First);");
    assert_eq!(closed.cycle().unwrap(), "base::a -> base::b -> base::c -> base::a");
    assert_eq!(modules("pub struct C; mod tests { use super::*; }").cycle(), None);
}

#[test]
fn a_parent_that_only_exports_its_children_is_in_no_cycle_and_one_that_uses_them_may_be() {
    let of =
        |parent| Crate::of(&[(&["base"], parent), (&["base", "a"], "use super::Size; pub struct A(Size);")]);
    assert_eq!(of("mod a; pub use a::A; pub use crate::lower::Size;").cycle(), None);
    let defining = of("mod a; pub use a::A; pub struct Size; impl Size { fn of(_: A) {} }");
    assert_eq!(defining.cycle().unwrap(), "base -> base::a -> base");
}

#[test]
fn only_the_clock_and_the_border_know_the_machine() {
    let asks = |path: &PathBuf| fs::read_to_string(path).unwrap().contains("target_arch");
    let mut asking: Vec<_> = sources(&root()).into_iter().filter(asks).collect();
    asking.sort();
    assert_eq!(asking, ["clock.rs", "lib.rs"].map(|name| root().join(name)));
}
