import * as flipside from "flipside/slim";
import { show } from "../show.js";

show(flipside, new URL("flipside/engine_bg.wasm", import.meta.url));
