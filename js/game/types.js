// Types exist at compile time only: types.d.ts lists them.
export {};
