import { Engine } from "flipside";

const engine = await Engine.create();
const { move, score, depth } = await engine.search("f5d6c3d3c4f4f6", { budgetMs: 500 });
console.log(`${move}, score ${score} at depth ${depth}`);
await engine.dispose();
