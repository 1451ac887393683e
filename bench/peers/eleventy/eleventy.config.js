/** Builds one page for each file in content/portfolio, at /portfolio/NAME.html, and nothing else. */
import { findNextProjects } from "./shared/case-study.mjs";

export default function (eleventyConfig) {
  eleventyConfig.setQuietMode(true);
  eleventyConfig.addGlobalData("layout", "case-study.11ty.js");
  eleventyConfig.addGlobalData("permalink", () => ({ page }) => `portfolio/${page.fileSlug}.html`);
  // Computed once for all pages: every page links to the next project.
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
  // The bodies are plain Markdown, so they are not processed with Liquid.
  markdownTemplateEngine: false,
};
