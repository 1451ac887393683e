/** The contact page of the built site, from which the mailer makes its answers. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * @param folder the built site
 * @returns reads the page, again if the site has been built again; the last one serves while it is replaced
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
