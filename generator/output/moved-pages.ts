import type { Host } from "../../hosts/hosted-site.ts";
import type { WrittenFile } from "../model/output-file.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import { outputFileOf } from "../model/route.ts";
import { escapeMarkup } from "../model/text.ts";

/** Makes pages at old addresses that refresh to the new ones. A host that can redirect needs none. */
export function movedPages(
  { redirects, routes, settings }: ResolvedSite,
  host: Host | undefined,
): WrittenFile[] {
  if (host?.canRedirect) return [];
  return redirects.map(({ from, to }) => {
    const url = escapeMarkup(settings.address + to);
    const title = escapeMarkup(routes.byPath.get(to)?.entry.data.title ?? "");
    return {
      file: outputFileOf(from),
      contents:
        `<!DOCTYPE html><meta charset="utf-8"><title>${title}</title><link rel="canonical" href="${url}">` +
        `<meta http-equiv="refresh" content="0; url=${url}"><p><a href="${url}">${title}</a></p>\n`,
    };
  });
}
