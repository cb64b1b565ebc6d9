//! Symmetry classes: groups of configurations of a shape that have the same value because a symmetry of the board maps
//! one onto the other.

use super::{ENTRIES, SHAPES};

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
        let mut of_entries = Vec::with_capacity(ENTRIES);
        // With room for all, which is not touched: to move them while they become more takes longer.
        let (mut firsts, mut lasts) = (Vec::with_capacity(ENTRIES), Vec::with_capacity(ENTRIES));
        for shape in &SHAPES {
            let start = of_entries.len();
            // The first one changes nothing.
            let images: Vec<_> = shape.automorphisms().skip(1).map(|order| reordered(&order)).collect();
            for configuration in 0..shape.configurations() {
                let first = images.iter().map(|image| image[configuration]).fold(configuration, usize::min);
                if first == configuration {
                    let entry = of_entries.len() as u32;
                    of_entries.push(firsts.len() as u32);
                    firsts.push(entry);
                    lasts.push(entry);
                } else {
                    let class = of_entries[start + first];
                    lasts[class as usize] = of_entries.len() as u32;
                    of_entries.push(class);
                }
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

/// For every configuration the number whose digits are those of the configuration in another order: at place `i` the
/// one from place `order[i]`.
fn reordered(order: &[usize]) -> Vec<usize> {
    // Each digit is worth the same in all configurations, so the numbers for one digit more are sums with those so far.
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
    fn configurations_are_reordered_digit_by_digit() {
        let order = [2, 0, 3, 1];
        let digit = |configuration: usize, place: usize| configuration / 3usize.pow(3 - place as u32) % 3;
        for (configuration, &number) in reordered(&order).iter().enumerate() {
            assert_eq!(
                order.map(|from| digit(configuration, from)),
                [0, 1, 2, 3].map(|place| digit(number, place))
            );
        }
    }

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
