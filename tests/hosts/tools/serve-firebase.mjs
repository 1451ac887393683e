// Serves a folder by its firebase.json, with the server in Firebase's emulator.
// Usage: node serve-firebase.mjs TOOLS FOLDER PORT
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [tools, folder, port] = process.argv.slice(2);
const { server } = createRequire(path.join(tools, "package.json"))("superstatic");
const text = readFileSync(path.join(folder, "firebase.json"), "utf8").replace(/^\/\/.*$/gm, "");
const { hosting } = JSON.parse(text);
// Configured as in firebase-tools: src/hosting/… and src/serve/hosting.ts of firebase/firebase-tools.
server({
  port: Number(port),
  host: "127.0.0.1",
  config: hosting,
  compression: true,
  cwd: folder,
  stack: "strict",
  debug: false,
}).listen();
