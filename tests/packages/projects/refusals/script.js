import * as flipside from "flipside";
import { Book } from "flipside/book";
import { failuresOf } from "../../errors/failures.js";

const failures = await failuresOf(flipside, Book, { worker: true, isLoaded: false });
failures.push(...(await failuresOf(flipside, Book, { worker: false, isLoaded: true })));
console.log(JSON.stringify(failures));
