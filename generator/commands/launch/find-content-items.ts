import { type DataPath, walkData } from "../../model/content.ts";
import type { Place } from "../../model/place.ts";
import type { LaunchFinding } from "../../model/site-definition.ts";
import { type Source, type SourceText, textsOf } from "../../model/source.ts";
import {
  exampleAddress,
  examplePhone,
  type LaunchItem,
  placeholderText,
  standInLeft,
} from "../../problems/launch-problems.ts";

/** Reserved host names, RFC 2606 and RFC 6761. */
const reservedHost =
  /\b(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test|localhost)|example\.(?:com|net|org)|localhost)\b(?!\.?[\w-])/gi;

/** Placeholders. Phone numbers with 555 are reserved for fiction. */
const placeholders: [RegExp, toItem: (place: Place, match: string) => LaunchItem][] = [
  [reservedHost, exampleAddress],
  [/(?<![\d-])(?:\+?\d[\d ()-]*)?\b555[-. ]?\d{4}\b/g, examplePhone],
  [/\b(?:lorem ipsum|TODO|TBD|FIXME)\b/g, placeholderText],
];

/** A link to another site, with the place of its first occurrence. */
export interface ExternalLink {
  address: string;
  place: Place;
}

/**
 * Finds stand-ins, and placeholders for addresses, numbers and texts.
 *
 * @param findings the site's own findings, some of which replace the report of a stand-in
 */
export function findContentItems(sources: Iterable<Source>, findings: LaunchFinding[]): LaunchItem[] {
  return [...sources].flatMap((source) => {
    const covered = findings.flatMap(({ at, insteadOf }) =>
      insteadOf && "entry" in at && at.entry.file === source.file ? [insteadOf.join(".")] : [],
    );
    return [...findStandIns(source, covered), ...textsOf(source).flatMap(findPlaceholders)];
  });
}

/** @param except paths of groups that are not reported: `cards.0` */
function findStandIns(source: Source, except: string[]): LaunchItem[] {
  return walkData(source.data).flatMap(({ value, path }) => {
    const isStandIn = (value as { standIn?: unknown } | null)?.standIn === true;
    if (!isStandIn || except.includes(path.join("."))) return [];
    const firstText = Object.values(value as object).find((inner) => typeof inner === "string");
    return [standInLeft(source.placeOf([...path, "standIn"], "key"), nameOf(path), firstText)];
  });
}

/** The name of a group in messages: “brand”, Item 3 of “social”, This file. */
function nameOf(path: DataPath): string {
  const last = path.at(-1);
  if (last === undefined) return "This file";
  return typeof last === "number" ? `Item ${last + 1} of “${String(path.at(-2))}”` : `“${String(last)}”`;
}

function findPlaceholders({ text, placeOf }: SourceText): LaunchItem[] {
  return placeholders.flatMap(([pattern, toItem]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => toItem(placeOf(index, match.length), match)),
  );
}

/** Finds each address once. Reserved host names are skipped, because they cannot answer. */
export function findExternalLinks(sources: Iterable<Source>): ExternalLink[] {
  const found = new Map<string, ExternalLink>();
  for (const { text, placeOf } of [...sources].flatMap(textsOf)) {
    for (const match of text.matchAll(/https?:\/\/[^\s<>"“”)\]]+/g)) {
      const address = match[0].replace(/[.,;:!?]+$/, "");
      const hostname = URL.canParse(address) ? new URL(address).hostname : "";
      if (hostname && hostname.search(reservedHost) === -1 && !found.has(address))
        found.set(address, { address, place: placeOf(match.index, address.length) });
    }
  }
  return [...found.values()];
}
