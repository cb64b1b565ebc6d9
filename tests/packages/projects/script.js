import * as flipside from "flipside";
import { Book } from "flipside/book";
import { answer } from "./answer.js";

console.log(await answer({ ...flipside, Book }));
