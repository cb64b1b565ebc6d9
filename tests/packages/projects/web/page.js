import * as flipside from "flipside";
import { Book } from "flipside/book";
import { answer } from "../answer.js";

document.querySelector("output").textContent = await answer({ ...flipside, Book }).catch(
  (error) => error.stack,
);
