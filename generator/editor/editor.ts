/**
 * The editor in the browser: Sveltia CMS (<https://sveltiacms.app>) with a configuration that is made from the schemas of
 * content. The development server serves it for the working copy; `npm run build -- --editor` adds it to the site.
 */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { OutputFile } from "../model/output-file.ts";
import { escapeMarkup, jsonForScript } from "../model/text.ts";
import type { EditorData } from "./configuration.ts";

/** Parts of the package that our forms do not use: maps, syntax highlighting, previews in React. */
const unused = /shiki|react-dom|marker|\.map$|LICENSE/;

/**
 * The files of the editor: those of its package, unchanged, and our script, which starts it.
 *
 * @param folder the folder for them: `admin`
 */
export async function editorFiles(folder: string): Promise<OutputFile[]> {
  const packageFolder = new URL("./", import.meta.resolve("@sveltia/cms"));
  const names = await readdir(packageFolder, { recursive: true });
  const files = names.filter((name) => /\.\w+$/.test(name) && !unused.test(name)).sort();
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("browser/start.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  return [
    { file: `${folder}/start.js`, contents: outputFiles[0]?.text ?? "" },
    ...files.map((name) => ({
      file: `${folder}/editor/${name}`,
      source: fileURLToPath(new URL(name, packageFolder)),
    })),
  ];
}

/** Other origins that the editor needs: those of the git host's API, and of its avatars. */
export interface EditorOrigins {
  connections: string[];
  pictures: string[];
}

/**
 * The page of the editor, and its content security policy as the value of the header.
 *
 * @param address the folder with its files: `/admin`
 */
export function editorPage(
  data: EditorData,
  origins: EditorOrigins,
  address: string,
): { html: string; policy: string } {
  const policy = policyOf(origins);
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<script type="application/json" id="data">${jsonForScript(data)}</script>
<script type="module" src="${address}/editor/index.js"></script>
<script type="module" src="${address}/start.js"></script>
</head>
</html>
`;
  // Browsers would ignore `frame-ancestors` in the meta element, and log an error.
  return { html, policy: `${policy}; frame-ancestors 'none'` };
}

/** The editor adds styles at run time, and shows pictures from `blob:` and `data:` URLs. */
function policyOf({ connections, pictures }: EditorOrigins): string {
  return [
    "default-src 'none'",
    // WebAssembly decodes HEIC, a photo format of phones, and encodes WebP if the browser cannot.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "font-src 'self'",
    "media-src blob:",
    ["connect-src 'self' blob: data:", ...connections].join(" "),
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}
