// Scans a server with Mozilla's HTTP Observatory, and prints its result as JSON. Usage: node scan.mjs TOOLS HOST
import path from "node:path";
import { pathToFileURL } from "node:url";

const [tools, host] = process.argv.slice(2);
const module = path.join(tools, "node_modules/@mdn/mdn-http-observatory/src/index.js");
const { scan } = await import(pathToFileURL(module).href);
const { scan: result, tests } = await scan(host);
const lines = Object.entries(tests).map(([name, test]) => [name, test.result, test.scoreModifier]);
console.log(JSON.stringify({ grade: result.grade, score: result.score, tests: lines }));
