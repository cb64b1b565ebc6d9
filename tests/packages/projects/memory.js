// Prints how many bytes of memory WebAssembly takes for an engine with the default table, after work of every kind.

import { Engine } from "flipside";

const FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

const engine = await Engine.create({ worker: false });
await engine.search("f5", { depth: 10 });
await engine.analyze("f5d6", { depth: 6 });
await engine.solve(FFO_1);
await engine.loadTable(await engine.saveTable());
console.log(engine.tableView().buffer.byteLength);
await engine.dispose();
