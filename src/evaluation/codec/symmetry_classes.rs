//! Symmetry classes: groups of configurations of a shape that have the same value because a symmetry of the board maps
//! one onto the other.

use crate::evaluation::patterns::ENTRIES;

use super::mirrors::Mirrors;

/// The symmetry class of each entry of the tables.
///
/// An edge read from left to right and from right to left is the same edge: the tables hold both, while training and
/// the file of the weights hold one *class* for the two.
#[derive(Clone, Debug)]
pub struct SymmetryClasses {
    of_entries: Vec<u32>,
    firsts: Vec<u32>,
    lasts: Vec<u32>,
}

impl SymmetryClasses {
    /// Derives the classes from the shapes.
    pub fn of_shapes() -> Self {
        let mirrors = Mirrors::of_shapes();
        let (mut of_entries, mut firsts, mut lasts) = (Vec::new(), Vec::new(), Vec::new());
        for entry in 0..ENTRIES {
            let image = mirrors.image(entry);
            if image < entry {
                of_entries.push(of_entries[image]);
            } else {
                of_entries.push(firsts.len() as u32);
                firsts.push(entry as u32);
                lasts.push(image as u32);
            }
        }
        Self { of_entries, firsts, lasts }
    }

    /// The class of each entry, 0 … [`count`](Self::count) − 1; classes are numbered as their first entries are.
    pub fn of_entries(&self) -> &[u32] {
        &self.of_entries
    }

    /// The first entry of each class.
    pub fn firsts(&self) -> &[u32] {
        &self.firsts
    }

    /// The last entry of each class, which may be the first. There are none between, as no shape has more than two
    /// images of itself.
    pub fn lasts(&self) -> &[u32] {
        &self.lasts
    }

    /// The number of classes.
    pub fn count(&self) -> usize {
        self.firsts.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symmetries_halve_the_entries() {
        let classes = SymmetryClasses::of_shapes();
        assert_eq!(classes.of_entries().len(), ENTRIES);
        // For a shape of n squares of which k stay in place, (3^n + 3^((n + k) / 2)) / 2 classes.
        assert_eq!(classes.count(), 165_321);
        for (entry, &class) in classes.of_entries().iter().enumerate() {
            let ends = [classes.firsts()[class as usize], classes.lasts()[class as usize]];
            assert!(ends[0] <= ends[1] && ends.contains(&(entry as u32)), "{entry}: {ends:?}");
        }
    }
}
