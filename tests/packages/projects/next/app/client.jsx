"use client";

import * as flipside from "flipside";
import { Book } from "flipside/book";
import { useEffect, useState } from "react";
import { answer } from "../../answer.js";

/** Imported on the server, thinks in the browser. */
export function Client() {
  const [text, setText] = useState("");
  useEffect(() => {
    answer({ ...flipside, Book }).then(setText, (error) => setText(error.stack));
  }, []);
  return <output>{text}</output>;
}
