// Types exist at compile time only: types.d.ts declares them.
export {};
