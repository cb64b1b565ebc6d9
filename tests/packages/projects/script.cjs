// By Node from 20.19 on.

const flipside = require("flipside");
const { Book } = require("flipside/book");

async function main() {
  const { answer } = await import("./answer.js");
  console.log(await answer({ ...flipside, Book }));
}

void main();
