// Scans a server with Mozilla's HTTP Observatory, and prints its result as JSON. Usage: node scan.mjs TOOLS HOST
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [tools, host] = process.argv.slice(2);
const folder = path.join(tools, "node_modules/@mdn/mdn-http-observatory");
const module = path.join(folder, "src/scanner/index.js");
// The package downloads the HSTS preload list when it is installed. No server of the tests is on it, so it is empty.
writeFileSync(path.join(folder, "conf/hsts-preload.json"), "{}");
const { scan } = await import(pathToFileURL(module).href);
const { scan: result, tests } = await scan(host);
const lines = Object.entries(tests).map(([name, test]) => [name, test.result, test.scoreModifier]);
console.log(JSON.stringify({ grade: result.grade, score: result.score, tests: lines }));
