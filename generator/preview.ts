/** `npm run preview`: serves the built site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { serveOutput } from "./serve-output.ts";
import { recoverOutput } from "./write-output.ts";

const help = `Serves the built site as a good static host does.

  npm run preview
  npm run preview -- --port 8080 --out /tmp/site --path /sub

  --out DIR     the folder to serve (dist)
  --port N      the port (4000)
  --path PATH   the path below which the site was built with --base
  --help        this text
`;

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    port: { type: "string", default: "4000" },
    path: { type: "string", default: "" },
    help: { type: "boolean" },
  },
});
const folder = path.resolve(values.out);
recoverOutput(folder);
if (values.help) {
  console.log(help);
} else if (!existsSync(path.join(folder, "index.html"))) {
  console.error(`There is no site in ${folder}. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  try {
    const { address } = await serveOutput({
      folder,
      port: Number(values.port),
      basePath: values.path.replace(/\/$/, ""),
    });
    console.log(`Serving ${folder} at ${address}/`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") throw error;
    console.error(`Port ${values.port} is taken. Name another one: npm run preview -- --port 4001`);
    process.exitCode = 1;
  }
}
