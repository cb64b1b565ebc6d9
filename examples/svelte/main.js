import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: /** @type {Element} */ (document.querySelector("#root")) });
