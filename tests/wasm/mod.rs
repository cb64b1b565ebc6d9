//! The tests of the core that run as WebAssembly, in Node and in a browser alike.

mod rules;
