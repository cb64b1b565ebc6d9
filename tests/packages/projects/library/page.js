import * as flipside from "flipside";
import * as library from "flipside/library";
import { solvedTwice } from "./solved.js";

document.querySelector("output").textContent = await solvedTwice(flipside, library, "solved").catch(
  (error) => error.stack,
);
