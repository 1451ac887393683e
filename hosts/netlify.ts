/** Netlify: `_headers` and `_redirects` in the output folder. <https://docs.netlify.com/manage/routing/> */
import { manifestName } from "../generator/model/output-file.ts";
import type { Host } from "./hosted-site.ts";
import { headerRules } from "./path-rules.ts";

export const netlify: Host = {
  title: "Netlify",
  sendsCompressed: false,
  canRedirect: true,
  write(site) {
    // Netlify compares addresses without their trailing slash, so only `.html` addresses can be redirected:
    // <https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash>
    const redirects = [...site.moved, ...site.redirects.filter(({ from }) => from.endsWith(".html"))];
    const missing = [
      manifestName,
      ...(site.notFound ? [site.notFound, site.notFound.replace(".html", "")] : []),
    ];
    const lines = [
      ...redirects.map(({ from, to }) => `${from} ${to} 301!`),
      ...(site.notFound
        ? missing.map((file) => `${site.basePath}/${file} ${site.basePath}/${site.notFound} 404!`)
        : []),
    ];
    // If two rules set the same header, the later one wins, as in Netlify's own tools.
    // Files without a rule are revalidated, by Netlify's default.
    return {
      inside: [
        { file: "_headers", contents: headerRules(site) },
        { file: "_redirects", contents: `${lines.join("\n")}\n` },
      ],
      beside: [],
    };
  },
};
