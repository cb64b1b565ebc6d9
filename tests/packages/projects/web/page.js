import * as flipside from "flipside";
import { answer } from "../answer.js";

document.querySelector("output").textContent = await answer(flipside).catch((error) => error.stack);
