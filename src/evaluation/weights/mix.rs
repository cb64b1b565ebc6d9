/// Where a number of empty squares stands between the knots of the weights.
///
/// ```
/// use flipside::evaluation::Mix;
/// assert_eq!(Mix::at(&[10, 20], 3), Mix { knot: 0, parts: 0 });
/// assert_eq!(Mix::at(&[10, 20], 14), Mix::at(&[10, 20], 15));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The index of the last knot at or before it, or of the first knot.
    pub knot: usize,
    /// How far it is on the way to the next knot, in parts of [`WHOLE`](Self::WHOLE); 0 beyond the last.
    pub parts: i32,
}

impl Mix {
    /// The whole way from one knot to the next.
    pub const WHOLE: i32 = 256;

    /// Where `empties` stands between growing knots. An even number and the odd one after it share the place halfway
    /// between them, which halves the tables at next to no loss.
    pub fn at(knots: &[u8], empties: usize) -> Self {
        // In halves of a square, so that the place is a whole number.
        let place = (empties / 2 * 4 + 1) as i32;
        let halves = |knot: usize| 2 * i32::from(knots[knot]);
        let passed = (0..knots.len()).filter(|&knot| halves(knot) <= place).count();
        if passed == 0 || passed == knots.len() {
            return Self { knot: passed.saturating_sub(1), parts: 0 };
        }
        let (near, far) = (halves(passed - 1), halves(passed));
        Self { knot: passed - 1, parts: (place - near) * Self::WHOLE / (far - near) }
    }
}
