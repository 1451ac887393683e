/** Builds one page for each file in content/portfolio, at /portfolio/NAME.html, and nothing else. */
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://www.maplemarigold.example",
  trailingSlash: "never",
  build: { format: "file" },
  markdown: { syntaxHighlight: false, smartypants: false },
  devToolbar: { enabled: false },
});
