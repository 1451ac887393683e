/** One page for each file in content/portfolio, at /portfolio/NAME.html, and nothing else. */
import { findNextProjects } from "./shared/case-study.mjs";

export default function (eleventyConfig) {
  eleventyConfig.setQuietMode(true);
  eleventyConfig.addGlobalData("layout", "case-study.11ty.js");
  eleventyConfig.addGlobalData("permalink", () => ({ page }) => `portfolio/${page.fileSlug}.html`);
  // Made once: every page asks for the one after it.
  eleventyConfig.addCollection("nextProjects", (api) =>
    findNextProjects(api.getAll().map(({ data, fileSlug }) => ({ ...pick(data), name: fileSlug }))),
  );
}

function pick({ client, cover, date, featured }) {
  return { client, cover, date, featured };
}

export const config = {
  dir: { input: "content/portfolio", includes: "../../_includes", output: "out" },
  templateFormats: ["md"],
  // The bodies are Markdown and nothing more: no Liquid before it.
  markdownTemplateEngine: false,
};
