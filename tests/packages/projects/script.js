import * as flipside from "flipside";
import { answer } from "./answer.js";

console.log(await answer(flipside));
