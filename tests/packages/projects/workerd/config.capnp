using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);

const worker :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "built.js"),
    (name = "flipside/engine_bg.wasm", wasm = embed "../../node_modules/flipside/dist/engine_bg.wasm"),
    (name = "flipside/book_bg.wasm", wasm = embed "../../node_modules/flipside/dist/book_bg.wasm"),
    (name = "flipside/book.bin", data = embed "../../node_modules/flipside/dist/book.bin"),
  ],
  compatibilityDate = "2026-11-01",
);
