import { Book } from "flipside/book";
import wasm from "flipside/engine_bg.wasm?url";
import * as flipside from "flipside/slim";
import { show } from "../show.js";

show({ ...flipside, Book }, wasm);
