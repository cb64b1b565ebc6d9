import { Book } from "flipside/book";
import * as flipside from "flipside/slim";
import { show } from "../show.js";

show({ ...flipside, Book }, new URL("flipside/engine_bg.wasm", import.meta.url));
