/** This site with a film of another site and a count of visits: its files. tests/browser/other-origins.test.ts plays the film. */
import { beforeAll, describe, expect, inject, test } from "vitest";
import { findPlayer } from "../../content/find-player.ts";
import { readPage } from "../built-page.ts";
import { readGraph } from "../discovery/read-graph.ts";
import { outputOf } from "../global-setup.ts";
import { buildOtherOrigins, film, player, withFilm, without } from "./build-other-origins.ts";

const name = "site-other-origins";
const folder = outputOf(name);
beforeAll(() => buildOtherOrigins(name));

const policyOf = (route: string) =>
  readPage(folder, route).one("meta[http-equiv=Content-Security-Policy]").attribs.content?.split("; ") ?? [];

describe("the example of docs/analytics.md", () => {
  test("puts its script on every page, with its attributes, and its origins into the policy", () => {
    for (const route of ["/", "/contact_us", withFilm, "/404"]) {
      const script = readPage(folder, route).one("script[src^='https://gc.zgo.at/']");
      expect(script.attribs).toMatchObject({
        defer: "",
        integrity: expect.stringMatching(/^sha384-/),
        crossorigin: "anonymous",
        "data-goatcounter": "https://mycode.goatcounter.com/count",
      });
      expect(policyOf(route)).toContain("connect-src 'self' https://mycode.goatcounter.com");
      expect(policyOf(route).find((part) => part.startsWith("script-src"))).toMatch(
        /' https:\/\/gc\.zgo\.at$/,
      );
    }
  });

  test("is switched off: no page of the site has it", () => {
    const page = readPage(inject("site"), "/");
    expect(page.all("script[src^=http]")).toEqual([]);
  });
});

describe("a film on another site", () => {
  test.each([
    [film, player],
    ["https://youtu.be/aaaaaaaaaaa?si=x", player],
    ["https://www.youtube.com/watch?list=x&v=aaaaaaaaaaa", player],
    ["https://www.youtube.com/shorts/aaaaaaaaaaa", player],
    ["https://vimeo.com/12345", "https://player.vimeo.com/video/12345?autoplay=1&dnt=1"],
    ["https://vimeo.com/12345/a0b1", "https://player.vimeo.com/video/12345?h=a0b1&autoplay=1&dnt=1"],
    ["https://www.youtube.com/@somebody", undefined],
    ["https://vimeo.com/somebody", undefined],
    ["https://films.example/watch?v=aaaaaaaaaaa", undefined],
  ])("%s has the player %s", (address, src) => {
    expect(findPlayer(address)?.src).toBe(src);
  });

  test("is a link to its page with the site's own picture, and in the structured data", () => {
    const page = readPage(folder, withFilm);
    expect(page.one("a[data-frame]").attribs).toMatchObject({ href: film, "data-frame": player });
    expect(page.all("a[data-frame] img[src^='/assets/']")).toHaveLength(1);
    expect(page.all("iframe")).toEqual([]);
    expect(policyOf(withFilm)).toContain("frame-src https://www.youtube-nocookie.com");
    expect(JSON.stringify(readGraph(readPage(folder, withFilm)))).toContain(
      '"embedUrl":"https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=0"',
    );
  });

  test("only its page loads the script for it", () => {
    const scripts = (route: string) => readPage(folder, route).all("script[src*=video-embed]").length;
    expect([scripts(withFilm), scripts(without), scripts("/")]).toEqual([1, 0, 0]);
  });
});
