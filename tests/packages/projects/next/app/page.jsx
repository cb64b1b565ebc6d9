import * as flipside from "flipside";
import { Book } from "flipside/book";
import { OthelloBoard } from "flipside/react";
import { answer } from "../../answer.js";
import { Client } from "./client.jsx";

export const dynamic = "force-dynamic";

/** Thinks on the server at each visit. */
export default async function Page() {
  return (
    <>
      <p>{await answer({ ...flipside, Book })}</p>
      <OthelloBoard position="f5" />
      <Client />
    </>
  );
}
