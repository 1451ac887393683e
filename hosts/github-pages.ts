/** GitHub Pages, which has no settings for headers or redirects. <https://docs.github.com/en/pages> */
import type { Host } from "./hosted-site.ts";

export const githubPages: Host = {
  title: "GitHub Pages",
  sendsCompressed: false,
  canRedirect: false,
  write: () => ({
    // Without this file, Jekyll leaves out names that begin with an underscore.
    inside: [{ file: ".nojekyll", contents: "" }],
    beside: [],
  }),
};

/**
 * A copy of each page for its address with a trailing slash, which GitHub Pages cannot redirect: `/about/` shows the
 * same page as `/about`, whose canonical address is `/about`.
 *
 * @param files files of the output folder
 * @returns for each copy, its file and the file that it copies
 */
export function slashCopies(files: string[]): { file: string; of: string }[] {
  return files
    .filter((file) => file.endsWith(".html") && !/(^|\/)index\.html$|^404\.html$/.test(file))
    .map((of) => ({ file: of.replace(/\.html$/, "/index.html"), of }));
}
