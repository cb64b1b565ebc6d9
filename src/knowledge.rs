//! What is known before a search begins: the opening book.

pub mod book;
