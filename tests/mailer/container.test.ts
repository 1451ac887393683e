/** The container has what the service needs: its files and its packages. No container is built here. */
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "./try-mailer.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const dockerfile = read("mailer/Dockerfile");
const [, lastStage = ""] = dockerfile.split(/^FROM .*(?<! AS build)$/m);
const copied = [...lastStage.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, what = ""]) => what);
const dependenciesOf = (file: string) =>
  (JSON.parse(read(file)) as { dependencies: Record<string, string> }).dependencies;
const dependencies = dependenciesOf("mailer/package.json");
const isCopied = (file: string) => copied.some((what) => file === what || file.startsWith(`${what}/`));

/** Every file of ours that a program loads, and every package that those import. */
async function findImports(program = "mailer/mailer.ts"): Promise<{ files: string[]; packages: string[] }> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outdir: "unused",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external))
    .map(({ path: name }) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
  return { files: Object.keys(metafile.inputs), packages: [...new Set(packages)] };
}

test("every file that the service imports is copied", async () => {
  const { files } = await findImports();
  expect(files).toContain("content/schemas.ts");
  expect(files.filter((file) => !isCopied(file))).toEqual([]);
  // The form's definition, and the page that is shown for mistakes.
  expect(["content/enquiry-form.yaml", "dist/contact_us.html"].filter((file) => !isCopied(file))).toEqual([]);
});

test("mailer/package.json has every package that it imports, and no other", async () => {
  const { packages } = await findImports();
  // `tsx` is what it is started with.
  expect(Object.keys(dependencies).sort()).toEqual([...packages, "tsx"].sort());
});

test("packages that the site uses too have the same version there, so that they are installed once", () => {
  const site = dependenciesOf("package.json");
  const shared = Object.entries(dependencies).filter(([name]) => Object.hasOwn(site, name));
  expect(shared).toEqual(shared.map(([name]) => [name, site[name]]));
});

test("no file of a build imports the mailer", async () => {
  const { files } = await findImports("build.ts");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.startsWith("mailer/"))).toEqual([]);
});

test("what the build copies exists, and both ways to run it start the same program", () => {
  const made = ["dist"];
  const fromHere = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, what = ""]) =>
    what.split(" "),
  );
  expect(fromHere).toContain("package-lock.json");
  const missing = [...fromHere, ...copied].filter(
    (file) => !made.includes(file) && !existsSync(path.join(root, file)),
  );
  expect(missing).toEqual([]);
  const ignored = read("mailer/Dockerfile.dockerignore").split("\n");
  expect(fromHere.filter((file) => ignored.includes(file))).toEqual([]);
  const [, command = ""] = /^CMD (\[.*\])$/m.exec(lastStage) ?? [];
  const [, unit = ""] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read("mailer/enquiry-mailer.service")) ?? [];
  expect(JSON.parse(command)).toEqual(unit.split(" "));
  expect(existsSync(path.join(root, unit.split(" ").at(-1) ?? ""))).toBe(true);
});
