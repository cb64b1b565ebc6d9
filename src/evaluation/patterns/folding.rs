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
            let images: Vec<_> = shape.automorphisms().map(|order| reordered(&order)).collect();
            for content in 0..shape.contents() {
                let first = images.iter().map(|image| image[content]).min().unwrap_or(content);
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

/// For every content the number whose digits are those of the content in another order: at place `i` the one from place
/// `order[i]`.
fn reordered(order: &[usize]) -> Vec<usize> {
    // Each digit is worth the same in all contents, so the numbers for one digit more are sums with those so far.
    let mut numbers = vec![0];
    for place in 0..order.len() {
        let worth: usize = (0..)
            .zip(order.iter().rev())
            .filter(|(_, from)| **from == place)
            .map(|(power, _)| 3usize.pow(power))
            .sum();
        numbers = numbers.iter().flat_map(|number| [0, 1, 2].map(|digit| number + digit * worth)).collect();
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_reordered_digit_by_digit() {
        let order = [2, 0, 3, 1];
        let digit = |content: usize, place: usize| content / 3usize.pow(3 - place as u32) % 3;
        for (content, &number) in reordered(&order).iter().enumerate() {
            assert_eq!(
                order.map(|from| digit(content, from)),
                [0, 1, 2, 3].map(|place| digit(number, place))
            );
        }
    }

    #[test]
    fn the_symmetries_halve_the_entries() {
        let folding = Folding::new();
        assert_eq!(folding.classes().len(), ENTRIES);
        // For a shape of n squares of which k stay in place, (3^n + 3^((n + k) / 2)) / 2 classes.
        assert_eq!(folding.len(), 165_321);
        assert!(!folding.is_empty());
    }
}
