/** The contact page of the built site, from which the mailer makes its responses. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * @param folder the built site
 * @returns a function that reads the page, again after each build; while a build replaces it, returns the previous one
 */
export function openContactPage(folder: string): () => string {
  const file = path.join(folder, "contact_us.html");
  let version = "";
  let page = "";
  return () => {
    const stats = statSync(file, { throwIfNoEntry: page === "" });
    const found = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : version;
    if (found !== version) {
      page = readFileSync(file, "utf8");
      version = found;
    }
    return page;
  };
}
