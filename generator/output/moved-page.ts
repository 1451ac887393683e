import type { WrittenFile } from "../model/output-file.ts";
import { outputFileOf, type Redirect } from "../model/route.ts";
import { escapeMarkup } from "../problems/words.ts";

/**
 * A page at an old address that leads to the new one, for hosts without redirects.
 *
 * @param address absolute address of the site, no slash at its end
 * @param title of the page that it leads to
 */
export function movedPage({ from, to }: Redirect, address: string, title: string): WrittenFile {
  const url = escapeMarkup(address + to);
  const words = escapeMarkup(title);
  return {
    file: outputFileOf(from),
    contents:
      `<!DOCTYPE html><meta charset="utf-8"><title>${words}</title><link rel="canonical" href="${url}">` +
      `<meta http-equiv="refresh" content="0; url=${url}"><p><a href="${url}">${words}</a></p>\n`,
  };
}
