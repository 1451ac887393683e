/** `npm run new` on this site: files of every kind that take pictures in, and a build with them. */
import { randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { command, heic, licence } from "../commands/new-site.ts";
import { linkResults } from "../copy-project.ts";
import { projectRoot, run } from "../mini-site.ts";
import { projects, services } from "../site-content.ts";

test("a page, a post, a case study, a service and a team member take pictures in, and the site builds with them", {
  timeout: 240_000,
}, async () => {
  const root = path.join(projectRoot, "tests/tmp", `new-pictures-${randomUUID().slice(0, 8)}`);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(root, { recursive: true });
  for (const name of ["build.ts", "content", "assets"])
    await cp(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  for (const name of ["pages", "components", "generator", "scripts"])
    await symlink(path.join(projectRoot, name), path.join(root, name));
  linkResults(root);
  const words = (start: string) =>
    `${start}, which is written in a test, in a sentence that is as long as it has to be.`;
  const make = async (...args: string[]) => {
    const { stderr, stdout } = await command(root, ...args, ...licence);
    expect(stderr).toBe("");
    return stdout;
  };
  // Names that no file of an agency has.
  expect(
    await make(
      ...["page", "--heading", "Page of a test", "--footer", "quick links", "--keywords", "test"],
      ...[heic, "--alt", "Us", "--description", words("The page")],
    ),
  ).toContain("content/text-pages/page_of_a_test.md is written; its address is /page_of_a_test.\n");
  expect(
    await make(
      ...["post", "--heading", "Post of a test", "--lead", "Across the street.", "--keywords", "test"],
      ...[heic, "--picture.alt", "Us", "--description", words("The post")],
    ),
  ).toContain("content/news/post_of_a_test.md is written; its address is /news/post_of_a_test.\n");
  const post = await readFile(path.join(root, "content/news/post_of_a_test.md"), "utf8");
  expect(post).toContain("file: news/post-of-a-test-picture.jpg\n");
  expect(post).toMatch(/^publish: \d{4}-\d\d-\d\d$/m);
  const portrait = [heic, "--portrait.alt", "A portrait"];
  const member = await make("team-member", "--role", "Tester", "--name", "First Last", ...portrait);
  const [memberFile = ""] = /^content\/team\/\d+-tester\.yaml/.exec(member) ?? [];
  expect(await readFile(path.join(root, memberFile), "utf8")).toContain("file: team/tester-portrait.jpg\n");
  const colours = "[a, b, c, d]".replace(/\w/g, (name) => `{ name: ${name}, value: "#12382B", parts: 2 }`);
  const study = await make(
    ...["case-study", "--client", "Study of a test", "--date", "2026-05-01", "--categories", "logo"],
    ...["--summary", "A practice by the lake.", "--keywords", "dentist", "--colours", colours],
    ...["--cover.alt", "A cover", heic],
    ...["--board", `{ logo: { file: "${heic}", alt: A logo }, logoOn: a, textOn: b }`],
    ...["--description", words("The case study")],
  );
  expect(study).toContain("content/portfolio/study_of_a_test.md is written; its address is /portfolio/");
  expect(study).toContain("Made from the rest, to be looked at: title, menu and posts.\n");
  expect(study).toMatch(/^Left out: .*website.* and the text below the front matter\.$/m);
  expect(await readFile(path.join(root, "content/portfolio/study_of_a_test.md"), "utf8")).not.toContain(
    "standIn",
  );
  const model = await readFile(path.join(projectRoot, services[0]?.file ?? ""), "utf8");
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(model)?.[1] ?? "";
  const picture = `{ file: ${projects[0]?.data.cover.file.imageFile}, alt: A cover`;
  await make(
    ...["service", "--name", "Service of a test", "--lead", "Paper that people keep.", "--card", "Paper."],
    ...["--block", field("block"), "--secondBlock", field("secondBlock"), "--overview", "Paper stays."],
    ...["--summary", "Paper.", "--scene", `${picture} }`, "--photograph", `${picture}, caption: A cover }`],
    ...["--happyClients", "50", "--projects", "110+", "--keywords", "print"],
    ...["--subServices", "{ heading: What, items: [{ name: Books, text: Bound., icon: ios }] }"],
    ...["--hire", "{ text: Hire us., button: Hire Now }", "--description", words("The service")],
  );
  expect(await readFile(path.join(root, "content/services/service_of_a_test.md"), "utf8")).toContain(
    `\norder: ${Math.max(...services.map(({ data }) => data.order)) + 1}\n`,
  );

  const out = path.join(root, "site");
  const built = await run(["build.ts", "--no-cards", "--out", out], root);
  expect(built.stderr).toBe("");
  const html = (name: string) => readFile(path.join(out, `${name}.html`), "utf8");
  expect(await html("page_of_a_test")).toMatch(/assets\/page-of-a-test-1-\d+\./);
  expect(await html("news/post_of_a_test")).toContain("post-of-a-test-picture");
  expect(await html("portfolio/study_of_a_test")).toContain("study-of-a-test-board-logo");
  expect(await html("our_services")).toContain("/our_services/service_of_a_test");
  expect(await html("our_team")).toContain("First Last");
});
