import { Book } from "flipside/book";
import wasm from "flipside/engine_bg.wasm";
import * as flipside from "flipside/slim";
import { show } from "../show.js";

show({ ...flipside, Book }, new URL(wasm, import.meta.url));
