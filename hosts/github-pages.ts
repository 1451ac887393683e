/** GitHub Pages: no settings at all, so little is to be written. <https://docs.github.com/en/pages> */
import type { Host } from "./hosted-site.ts";

export const githubPages: Host = {
  title: "GitHub Pages",
  sendsCompressed: false,
  write: () => ({
    // Without it, Jekyll would leave out what begins with an underscore.
    inside: [{ file: ".nojekyll", contents: "" }],
    beside: [],
  }),
};

/**
 * A second copy of each page for the address with a slash, which GitHub Pages cannot redirect: `/about/` shows
 * what `/about` shows, and names it as the canonical address.
 *
 * @param files files of the output folder
 * @returns for each copy, its file and the file that it repeats
 */
export function slashTwins(files: string[]): { file: string; of: string }[] {
  return files
    .filter((file) => file.endsWith(".html") && !/(^|\/)index\.html$|^404\.html$/.test(file))
    .map((of) => ({ file: of.replace(/\.html$/, "/index.html"), of }));
}
