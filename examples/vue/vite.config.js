import vue from "@vitejs/plugin-vue";

// Elements with a hyphen in their name are not components of Vue.
const isCustomElement = (/** @type {string} */ tag) => tag.includes("-");

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
