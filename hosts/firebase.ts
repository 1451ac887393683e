/** Firebase Hosting: `firebase.json`. <https://firebase.google.com/docs/hosting/full-config> */
import { manifestName } from "../generator/model/output-file.ts";
import { generatedNote, type Host } from "./hosted-site.ts";

export const firebase: Host = {
  title: "Firebase",
  sendsCompressed: false,
  canRedirect: true,
  write({ basePath, moved, headers, ownHeaders, caching, hashedFiles }, outputName) {
    const shown = ({ name, value }: { name: string; value: string }) => ({ key: name, value });
    const settings = {
      hosting: {
        public: outputName,
        // The only name with a leading dot to ignore: /.well-known/ belongs to the site.
        ignore: [`**/${manifestName}`],
        // Redirects `/x.html` and `/x/` to `/x`.
        cleanUrls: true,
        trailingSlash: false,
        // Without this rule, /index.html with a query redirects to itself.
        redirects: [
          { source: `${basePath}/index.html`, destination: `${basePath}/`, type: 308 },
          ...moved.map(({ from, to }) => ({ source: from, destination: to, type: 308 })),
        ],
        headers: [
          {
            source: "**",
            headers: [...headers.map(shown), { key: "Cache-Control", value: caching.other }],
          },
          ...ownHeaders.map((page) => ({ source: page.path, headers: page.headers.map(shown) })),
          // By name, because with a pattern, browsers would also cache a 404 for a year.
          ...hashedFiles.map((file) => ({
            source: `${basePath}/${file}`,
            headers: [{ key: "Cache-Control", value: caching.hashed }],
          })),
        ],
      },
    };
    return {
      inside: [],
      // Firebase's tools allow comments in this file.
      beside: [
        { file: "firebase.json", contents: `// ${generatedNote}\n${JSON.stringify(settings, null, 2)}\n` },
      ],
    };
  },
};
