/** Cloudflare Workers with static assets and no code. <https://developers.cloudflare.com/workers/static-assets/> */
import { manifestName } from "../generator/model/output-file.ts";
import { generatedNote, type Header, type Host } from "./hosted-site.ts";
import { headerRules } from "./path-rules.ts";

/** Cloudflare joins the values of two rules, unless the second one removes the header first. */
const replaceHeader = ({ name, value }: Header) => [`  ! ${name}`, `  ${name}: ${value}`];

export const cloudflare: Host = {
  title: "Cloudflare",
  sendsCompressed: false,
  canRedirect: true,
  write(site, outputName) {
    const { hostname } = new URL(site.origin);
    const settings = {
      name: hostname.replace(/^www\./, "").replaceAll(".", "-"),
      compatibility_date: "2026-01-20",
      assets: {
        directory: `./${outputName}`,
        // Redirects `/x/` and `/x.html` to `/x`.
        html_handling: "drop-trailing-slash",
        not_found_handling: site.notFound ? "404-page" : "none",
      },
    };
    // Files without a rule get "public, max-age=0, must-revalidate" and a hash as ETag from Cloudflare.
    return {
      inside: [
        { file: "_headers", contents: headerRules(site, replaceHeader) },
        ...(site.moved.length > 0
          ? [
              {
                file: "_redirects",
                contents: site.moved.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
              },
            ]
          : []),
        { file: ".assetsignore", contents: `${manifestName}\n.assetsignore\n_headers\n_redirects\n` },
      ],
      beside: [
        { file: "wrangler.jsonc", contents: `// ${generatedNote}\n${JSON.stringify(settings, null, 2)}\n` },
      ],
    };
  },
};
