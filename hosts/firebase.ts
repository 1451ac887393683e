/** Firebase Hosting: `firebase.json`. <https://firebase.google.com/docs/hosting/full-config> */
import { generatedNote, type Host } from "./hosted-site.ts";

export const firebase: Host = {
  title: "Firebase",
  sendsCompressed: false,
  write({ basePath, headers, caching }, outputName) {
    const shown = ({ name, value }: { name: string; value: string }) => ({ key: name, value });
    const settings = {
      hosting: {
        public: outputName,
        ignore: ["**/.*"],
        // `/x.html` and `/x/` lead to `/x`.
        cleanUrls: true,
        trailingSlash: false,
        headers: [
          {
            source: "**",
            headers: [...headers.map(shown), { key: "Cache-Control", value: caching.other }],
          },
          { source: `${basePath}/assets/**`, headers: [{ key: "Cache-Control", value: caching.hashed }] },
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
