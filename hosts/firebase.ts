/** Firebase Hosting: `firebase.json`. <https://firebase.google.com/docs/hosting/full-config> */
import { manifestName } from "../generator/model/output-file.ts";
import { generatedNote, type Host } from "./hosted-site.ts";

export const firebase: Host = {
  title: "Firebase",
  sendsCompressed: false,
  write({ basePath, headers, caching, hashedFiles }, outputName) {
    const shown = ({ name, value }: { name: string; value: string }) => ({ key: name, value });
    const settings = {
      hosting: {
        public: outputName,
        // Not all names that begin with a dot: /.well-known/ belongs to the site.
        ignore: [`**/${manifestName}`],
        // `/x.html` and `/x/` lead to `/x`.
        cleanUrls: true,
        trailingSlash: false,
        // With a query, the home page's file would lead to itself.
        redirects: [{ source: `${basePath}/index.html`, destination: `${basePath}/`, type: 308 }],
        headers: [
          {
            source: "**",
            headers: [...headers.map(shown), { key: "Cache-Control", value: caching.other }],
          },
          // By name: a pattern would keep the answer that a file is not there for a year as well.
          ...hashedFiles.map((file) => ({
            source: `${basePath}/${file}`,
            headers: [{ key: "Cache-Control", value: caching.hashed }],
          })),
        ],
      },
    };
    return {
      inside: [],
      // Firebase's tools read comments in it.
      beside: [
        { file: "firebase.json", contents: `// ${generatedNote}\n${JSON.stringify(settings, null, 2)}\n` },
      ],
    };
  },
};
