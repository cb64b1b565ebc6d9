use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules;
use crate::session::{opening_name, read_game};
use crate::types::Move;

use super::Failure;

/// A game of Othello, with its history.
#[wasm_bindgen]
#[derive(Default)]
pub struct Game(rules::Game);

#[wasm_bindgen]
impl Game {
    /// A game from the usual start.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// A game from a transcript, or from 64 squares and the side to move.
    ///
    /// # Errors
    /// `ILLEGAL_MOVE` or `INVALID_POSITION`.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        Ok(Self(read_game(text)?))
    }

    /// A game of its own with the same history.
    #[wasm_bindgen(js_name = "clone")]
    pub fn duplicate(&self) -> Self {
        Self(self.0.clone())
    }

    /// The 64 squares of `-XO`, a space, and the side to move, `X` or `O`.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.0.position().to_string()
    }

    /// The side to move: `black` or `white`.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> String {
        self.0.position().turn.to_string()
    }

    /// The numbers of black and white discs.
    #[wasm_bindgen(getter)]
    pub fn discs(&self) -> Vec<u32> {
        self.0.position().discs().map(u64::count_ones).to_vec()
    }

    /// The squares where the side to move can place a disc, a1 first.
    #[wasm_bindgen(getter, js_name = "legalMoves")]
    pub fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves().map(|square| square.to_string()).collect()
    }

    /// Whether the side to move can only pass.
    #[wasm_bindgen(getter, js_name = "mustPass")]
    pub fn must_pass(&self) -> bool {
        self.0.must_pass()
    }

    /// Whether neither side can move.
    #[wasm_bindgen(getter, js_name = "isOver")]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The score in discs for black, empty squares to the winner.
    #[wasm_bindgen(getter)]
    pub fn score(&self) -> i32 {
        self.0.score()
    }

    /// The moves played as one text, passes left out.
    #[wasm_bindgen(getter)]
    pub fn transcript(&self) -> String {
        self.0.transcript()
    }

    /// The moves played, passes included.
    #[wasm_bindgen(getter)]
    pub fn history(&self) -> Vec<String> {
        self.0.history().map(|played| played.to_string()).collect()
    }

    /// The name of the opening, if it has one.
    #[wasm_bindgen(getter, js_name = "openingName")]
    pub fn opening_name(&self) -> Option<String> {
        opening_name(&self.0).map(str::to_owned)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// `ILLEGAL_MOVE`; the game stays as it was.
    pub fn play(&mut self, text: &str) -> Result<(), Failure> {
        let next: Move = text.parse()?;
        Ok(self.0.play(next)?)
    }

    /// Takes the last move back; false when there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays the move taken back last again; false when there is none.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }
}
