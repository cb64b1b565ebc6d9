import process from "node:process";
import * as flipside from "flipside";
import * as library from "flipside/library";
import { solvedTwice } from "./solved.js";

console.log(await solvedTwice(flipside, library, process.argv[2]));
