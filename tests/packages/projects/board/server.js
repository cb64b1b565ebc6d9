import "flipside/board";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

console.log(renderToStaticMarkup(createElement("othello-board", { position: "f5", theme: "wood" })));
