/** Other origins, declared once in content: what pages may use, their policy, and the settings of every host. */
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hosts } from "../../hosts/hosts.ts";
import { type Built, type MiniSite, miniSite } from "../mini-site.ts";
import { inTextPage, siteYaml } from "../mistakes/mistake.ts";

const declared = {
  "https://scripts.example": "scripts, connections",
  "https://player.example": "frames",
  "https://films.example": "media",
  "https://answers.example": "forms",
  "https://pictures.example": "pictures",
};

const elements = `<div>
        <script defer src="https://scripts.example/count.js" data-site="small" />
        <iframe title="Film" src="https://player.example/1" loading="lazy" />
        <video src="https://films.example/1.mp4" preload="none" />
        <form method="post" action="https://answers.example/send" />
        <picture><img src="https://pictures.example/1.png" srcSet="https://pictures.example/2.png 2x" alt="" /></picture>
      </div>`;

async function withOrigins(): Promise<MiniSite> {
  const site = await miniSite();
  const list = Object.entries(declared).map(
    ([origin, uses]) => `  - origin: ${origin}\n    uses: [${uses}]\n    reason: For tests.\n`,
  );
  await site.replace(siteYaml, "open: true", `open: true\norigins:\n${list.join("")}`);
  await inTextPage(elements)(site);
  return site;
}

const policyIn = ({ text }: Built) =>
  (JSON.parse(text(".build.json")) as { policy: string }).policy.split("; ");

const metaIn = (html: string) =>
  /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'").split("; ");

const allowing = [
  "img-src 'self' https://pictures.example",
  "connect-src 'self' https://scripts.example",
  "frame-src https://player.example",
  "media-src https://films.example",
  "form-action https://answers.example https://forms.small.example 'self'",
];

test("pages may use declared origins, and their policy allows each for its use alone", async () => {
  const built = await (await withOrigins()).build();
  for (const policy of [policyIn(built), metaIn(built.text("index.html"))]) {
    expect(policy).toEqual(expect.arrayContaining(allowing));
    expect(policy?.find((part) => part.startsWith("script-src"))).toMatch(
      /^script-src ('sha256-[^']+' )+https:\/\/scripts\.example$/,
    );
    expect(policy?.join().match(/(scripts|player|films|answers|pictures)\.example/g)).toHaveLength(6);
  }
  expect(built.text("index.html")).toContain('src="https://scripts.example/count.js"');
});

test("a site without other origins has no rules for frames and media, and only its forms lead elsewhere", async () => {
  const policy = policyIn(await (await miniSite()).build());
  expect(policy.filter((part) => part.includes("https:"))).toEqual([
    "form-action https://forms.small.example 'self'",
  ]);
  expect(policy.filter((part) => /^(frame|media)-src/.test(part))).toEqual([]);
});

test("every host that sends headers sends the policy with the declared origins", async () => {
  const site = await withOrigins();
  for (const [name, host] of Object.entries(hosts)) {
    const built = await site.build({ host });
    const policy = policyIn(built).join("; ");
    const files = (await readdir(site.root, { recursive: true, withFileTypes: true })).filter(
      (file) =>
        file.isFile() && /^(config|firebase|nginx|Caddyfile|response|_headers|\.htaccess)/.test(file.name),
    );
    const texts = await Promise.all(files.map((file) => readFile(`${file.parentPath}/${file.name}`, "utf8")));
    expect([name, texts.some((text) => text.includes(policy))]).toEqual([name, name !== "github-pages"]);
    await Promise.all(
      files.map((file) => site.remove(`${file.parentPath}/${file.name}`.slice(site.root.length + 1))),
    );
  }
});
