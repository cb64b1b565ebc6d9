import { Engine } from "flipside";

const engine = await Engine.create();
const { move, score, depth } = await engine.search("f5d6c3d3c4f4f6", { budgetMs: 500 });
console.log(`${move}, worth ${score} discs at depth ${depth}`);
await engine.dispose();
