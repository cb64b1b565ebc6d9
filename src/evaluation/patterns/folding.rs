use super::{ENTRIES, SHAPES};

/// Which entries of the tables are worth the same because a symmetry turns one into the other.
///
/// An edge read from left to right and from right to left is the same edge: the tables hold both, while training and
/// the file of the weights hold one *class* for the two.
#[derive(Clone, Debug)]
pub struct Folding {
    classes: Vec<u32>,
    count: usize,
}

impl Folding {
    /// Derives the classes from the shapes.
    pub fn new() -> Self {
        let mut classes = Vec::with_capacity(ENTRIES);
        let mut count = 0;
        for shape in &SHAPES {
            let start = classes.len();
            let automorphisms: Vec<_> = shape.automorphisms().collect();
            for content in 0..shape.contents() {
                let images = automorphisms.iter().map(|order| reorder(content, order));
                let first = images.min().unwrap_or(content);
                if first == content {
                    classes.push(count);
                    count += 1;
                } else {
                    classes.push(classes[start + first]);
                }
            }
        }
        Self { classes, count: count as usize }
    }

    /// The class of each entry, 0 … [`len`](Self::len) − 1, in the order of the entries that come first in theirs.
    pub fn classes(&self) -> &[u32] {
        &self.classes
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is no class, which no list of shapes gives.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl Default for Folding {
    fn default() -> Self {
        Self::new()
    }
}

/// The number whose digits are those of `content` in another order: at place `i` the one from place `order[i]`.
fn reorder(content: usize, order: &[usize]) -> usize {
    let digit = |place: usize| content / 3usize.pow((order.len() - 1 - place) as u32) % 3;
    order.iter().fold(0, |number, &place| 3 * number + digit(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symmetries_halve_the_entries() {
        let folding = Folding::new();
        assert_eq!(folding.classes().len(), ENTRIES);
        // For a shape of n squares of which k stay in place, (3^n + 3^((n + k) / 2)) / 2 classes.
        assert_eq!(folding.len(), 114_363);
        assert!(!folding.is_empty());
    }
}
