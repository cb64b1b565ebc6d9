// Types leave nothing to run: types.d.ts lists them.
export {};
