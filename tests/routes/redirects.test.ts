/** Old addresses lead to the pages that have taken their place. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { runBuild } from "../../generator/commands/build.ts";
import { type HostName, hosts } from "../../hosts/hosts.ts";
import { runHere } from "../commands/run-here.ts";
import { type MiniSite, miniSite } from "../mini-site.ts";
import { beta, inText, mistake } from "../mistakes/mistake.ts";

const wasAt = (...addresses: string[]) => {
  return (site: MiniSite) => site.replace(beta, "menu:", `formerly: [${addresses.join(", ")}]\nmenu:`);
};

describe("an old address", () => {
  test("has a small page that leads on, where the host cannot redirect", async () => {
    const site = await miniSite();
    await wasAt("/old/Beta_1")(site);
    const { text, report } = await site.build({ base: "https://host.example/sub" });
    const page = text("old/Beta_1.html");
    expect(page).toContain('<link rel="canonical" href="https://host.example/sub/projects/beta">');
    expect(page).toContain('http-equiv="refresh" content="0; url=https://host.example/sub/projects/beta"');
    expect(page).toContain('<a href="https://host.example/sub/projects/beta">Beta</a>');
    expect(report.routes.map(({ path }) => path)).not.toContain("/old/Beta_1");
  });

  /** Where each host has its redirects, and how one reads. */
  const written: Record<Exclude<HostName, "github-pages">, [file: string, rule: string]> = {
    netlify: ["dist/_redirects", "\n/old/beta /projects/beta 301!\n"],
    cloudflare: ["dist/_redirects", "/old/beta /projects/beta 301\n"],
    vercel: ["config.json", "/old/beta|"],
    firebase: ["firebase.json", '"source": "/old/beta",\n        "destination": "/projects/beta"'],
    cloudfront: ["cloudfront/viewer-request.js", 'var moved = {"/old/beta":"/projects/beta"}'],
    nginx: ["nginx.conf", "location = /old/beta { return 308 /projects/beta$is_args$args; }"],
    caddy: ["Caddyfile", "\t/old/beta /projects/beta\n"],
    apache: ["dist/.htaccess", "old/beta"],
  };
  test.each(Object.entries(written))("is redirected by %s", async (name, [file, rule]) => {
    const site = await miniSite();
    await wasAt("/old/beta")(site);
    const { files } = await site.build({ host: hosts[name as HostName] });
    expect([...files.keys()].filter((other) => other.startsWith("old/"))).toEqual([]);
    expect(`\n${await readFile(site.path(file), "utf8")}`).toContain(rule);
  });

  test("that ends in .html is in a host's file once, and leads where its page says", async () => {
    const site = await miniSite();
    await wasAt("/old", "/old.html", "/about.html")(site);
    await site.build({ host: hosts.nginx });
    const written = await readFile(site.path("nginx.conf"), "utf8");
    const locations = [...written.matchAll(/location = (\S+)/g)].map(([, address]) => address);
    expect(locations).toEqual(expect.arrayContaining(["/old", "/old.html", "/about.html"]));
    expect(new Set(locations).size).toBe(locations.length);
    expect(written).toContain("location = /about.html { return 308 /projects/beta$is_args$args; }");
  });

  mistake(
    "that a page has",
    wasAt("/about"),
    `
content/projects/beta.md:5:12  The old address /about already leads to content/pages/about.md.

    4 | keywords: [beta]
    5 | formerly: [/about]
      |            ^^^^^^

    One address leads to one page: take it out here or there.`,
  );
  mistake(
    "that another page has in capitals",
    async (site) => {
      await site.replace("content/pages/about.md", "menu:", "formerly: [/Old]\nmenu:");
      await wasAt("/old")(site);
    },
    `
content/projects/beta.md:5:12  The old address /old already leads to /about.

    4 | keywords: [beta]
    5 | formerly: [/old]
      |            ^^^^

    One address leads to one page: take it out here or there.`,
  );
  mistake(
    "to which a text still links",
    async (site) => {
      await wasAt("/old/beta")(site);
      await inText("See [the second](/old/beta).")(site);
    },
    `
content/pages/about.md:12:18  The link "/old/beta" on /about leads nowhere.

    12 | See [the second](/old/beta).
       |                  ^^^^^^^^^

    The page has moved: write "/projects/beta".`,
  );
  mistake(
    "that is none",
    wasAt("https://other.example/beta"),
    `
content/projects/beta.md:5:12  "item 1 of formerly": "https://other.example/beta" is not an address of the form /projects/old_name.

    4 | keywords: [beta]
    5 | formerly: [https://other.example/beta]
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
});

describe("the list of addresses", () => {
  const build = (site: MiniSite, ...args: string[]) =>
    runHere(() => runBuild(site.root, ["--out", site.path("dist"), ...args]));
  const list = (site: MiniSite) => readFile(site.path("content/addresses.txt"), "utf8");

  test("is written by a build; a page that is renamed needs a successor, and then both stay", async () => {
    const site = await miniSite();
    await build(site, "--content", site.path("content"));
    expect(await list(site)).toBe("/\n/about\n/projects/alpha\n/projects/beta\n");

    await site.write("content/projects/gamma.md", await readFile(site.path(beta), "utf8"));
    await site.remove(beta);
    expect(
      await site.problems(),
    ).toBe(`content/addresses.txt:4:1  There was a page at /projects/beta, and there is none any more.

    3 | /projects/alpha
    4 | /projects/beta
      | ^^^^^^^^^^^^^^

    Add "formerly: [/projects/beta]" to the page that takes its place; or delete this line, and visitors get "not found".

One problem; nothing was written.`);

    await site.replace("content/projects/gamma.md", "menu:", "formerly: [/projects/beta]\nmenu:");
    const { status } = await build(site, "--content", site.path("content"));
    expect(status).toBe(0);
    expect(await list(site)).toContain("/projects/beta\n/projects/gamma\n");
  });

  test("has no page that is not public yet, and misses none that has become a draft", async () => {
    const site = await miniSite();
    await site.replace(beta, "menu:", "draft: true\nmenu:");
    await build(site, "--content", site.path("content"), "--drafts");
    await expect(list(site)).rejects.toThrow();
    await site.write("content/addresses.txt", "/\n\n/projects/beta\n");
    expect((await build(site, "--content", site.path("content"))).status).toBe(0);
  });
});
