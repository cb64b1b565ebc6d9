import * as flipside from "flipside";
import { failuresOf } from "../../errors/cases.js";

const failures = await failuresOf(flipside, { worker: true, isLoaded: false });
failures.push(...(await failuresOf(flipside, { worker: false, isLoaded: true })));
console.log(JSON.stringify(failures));
