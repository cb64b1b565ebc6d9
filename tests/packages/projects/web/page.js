import * as flipside from "flipside";
import { Book } from "flipside/book";
import { answer } from "../answer.js";

answer({ ...flipside, Book })
  .catch((error) => error.stack)
  .then((text) => {
    document.querySelector("output").textContent = text;
  });
