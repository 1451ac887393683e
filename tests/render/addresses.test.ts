/** Addresses within the site, which all begin with the base path. */
import { describe, expect, test } from "vitest";
import { type Built, miniSite } from "../mini-site.ts";

describe("the base path of all addresses", () => {
  /** Every address in the pages and style sheets that is not absolute. */
  const internal = ({ files }: Built) =>
    [...files].flatMap(([file, bytes]) => {
      if (!/\.(html|css)$/.test(file)) return [];
      const text = bytes.toString("utf8");
      const attributes = [...text.matchAll(/\s(?:href|src|srcset|action)="([^"]*)"/gi)];
      const addresses = attributes
        .flatMap(([, value = ""]) => value.split(/,\s*/))
        .map((one) => one.split(" ")[0]);
      const inStyles = [...text.matchAll(/url\("?([^")]+)/g)].map(([, url]) => url);
      return [...addresses, ...inStyles].filter((url = "") => !/^(https?:|mailto:|#)/.test(url));
    });

  const canonicals = (built: Built) =>
    built.matching(/\.html$/).map((file) => /rel="canonical" href="([^"]*)"/.exec(built.text(file))?.[1]);

  test("follows a host as browsers write it", async () => {
    const [first] = canonicals(await (await miniSite()).build({ base: "https://www.Érable.example/Sub/" }));
    expect(first).toBe("https://www.xn--rable-9ra.example/Sub/about");
  });

  test("is / for a site at the root of its host", async () => {
    const built = await (await miniSite()).build();
    const urls = internal(built);
    expect(urls.length).toBeGreaterThan(30);
    expect(urls.filter((url = "") => !/^\/($|about$|projects\/|assets\/|favicon)/.test(url))).toEqual([]);
    expect(canonicals(built)).toEqual([
      "https://small.example/about",
      "https://small.example/",
      "https://small.example/projects/alpha",
      "https://small.example/projects/beta",
    ]);
  });

  test.each(["https://host.example/sub", "https://host.example/sub/"])("is /sub for %s", async (base) => {
    const built = await (await miniSite()).build({ base });
    const urls = internal(built);
    expect(urls.length).toBeGreaterThan(30);
    expect(urls.filter((url = "") => !/^\/sub\/($|about$|projects\/|assets\/|favicon)/.test(url))).toEqual(
      [],
    );
    expect(canonicals(built)).toEqual([
      "https://host.example/sub/about",
      "https://host.example/sub/",
      "https://host.example/sub/projects/alpha",
      "https://host.example/sub/projects/beta",
    ]);
    // The paths of the files do not change: the host serves the folder at /sub.
    expect(built.files.has("projects/beta.html")).toBe(true);
  });
});
