use crate::evaluation::patterns::{MAX_SQUARES, POWERS, SHAPES, Shape};

use super::neighbors::{BLOCK, LOW_DIGITS, LOW_NUMBERS, shape_of};

/// What a symmetry of the board makes of each entry of the tables, where it maps the shape onto itself: an edge read
/// from left to right becomes the same edge read from right to left. No shape has more than one such symmetry that
/// changes it; entries of one without any are their own images.
#[derive(Clone, Debug)]
pub struct Mirrors {
    /// For each shape what the number of an image has of the lower half of the digits, by the number that they are, and
    /// of the upper half: each digit is worth the same in all configurations.
    halves: [[[u16; LOW_NUMBERS]; 2]; SHAPES.len()],
}

impl Mirrors {
    /// Derives them from the shapes.
    pub fn of_shapes() -> Self {
        Self { halves: SHAPES.each_ref().map(halves) }
    }

    /// The entry of the image of an entry's configuration.
    #[inline(always)]
    pub fn image(&self, entry: usize) -> usize {
        let (shape, number) = shape_of(entry);
        let [lower, upper] = &self.halves[shape];
        let image = lower[number % LOW_NUMBERS] + upper[number / LOW_NUMBERS];
        entry - number + usize::from(image)
    }

    /// The [images](Self::image) of all entries of a [block](BLOCK).
    #[inline(always)]
    pub fn of_block(&self, block: usize) -> [u32; BLOCK] {
        let (shape, _) = shape_of(BLOCK * block);
        let first = self.image(BLOCK * block) as u32;
        std::array::from_fn(|lane| first + u32::from(self.halves[shape][0][lane]))
    }
}

fn halves(shape: &Shape) -> [[u16; LOW_NUMBERS]; 2] {
    let changing = shape.automorphisms().find(|order| !order.is_sorted());
    let order = changing.unwrap_or_else(|| (0..shape.size()).collect());
    let mut worths = [0; 2 * LOW_DIGITS];
    for (power, from) in order.iter().rev().enumerate() {
        worths[order.len() - 1 - from] = POWERS[power];
    }
    [0, LOW_DIGITS].map(|first| {
        std::array::from_fn(|number| {
            let worth = |power| number / POWERS[power] % 3 * worths[first + power];
            (0..LOW_DIGITS).map(worth).sum::<usize>() as u16
        })
    })
}

const _: () = assert!(MAX_SQUARES <= 2 * LOW_DIGITS && POWERS[MAX_SQUARES] <= 1 << 16);

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::evaluation::patterns::{ENTRIES, FEATURES};

    #[test]
    fn images_have_the_digits_of_their_entries_where_the_symmetry_puts_them() {
        let mirrors = Mirrors::of_shapes();
        for (index, shape) in SHAPES.iter().enumerate() {
            let orders: HashSet<_> = shape.automorphisms().collect();
            assert!(orders.len() <= 2, "{shape:?}");
            let changing = orders.iter().max().unwrap();
            let start = FEATURES.iter().find(|feature| feature.shape == index).unwrap().offset;
            let digit =
                |configuration: usize, square: usize| configuration / POWERS[shape.size() - 1 - square] % 3;
            for configuration in 0..shape.configurations() {
                let image = mirrors.image(start + configuration) - start;
                for (square, from) in changing.iter().enumerate() {
                    assert_eq!(
                        digit(image, square),
                        digit(configuration, *from),
                        "{configuration} of {shape:?}"
                    );
                }
            }
        }
        for entry in 0..ENTRIES {
            assert_eq!(mirrors.of_block(entry / BLOCK)[entry % BLOCK] as usize, mirrors.image(entry));
        }
    }
}
