import type { Block as BlockData, Policy } from "../../content/schemas.ts";
import { type Entry, Fold, Markdown } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ContentsList } from "../contents-list/contents-list.tsx";
import { RibbonNumber } from "../ribbons/ribbons.tsx";
import { useSite } from "../use-site.ts";

/** The grounds of the sections below each head, in turn; the last section has another one. Neighbours differ. */
const cloths: Record<Policy["sign"], BlockData["kit"][]> = {
  section: ["k1", "k6", "k2", "k4", "k1"],
  asterisk: ["k1", "k2", "k4"],
  at: ["k6", "k2", "k4", "k1", "k5", "k6", "k2"],
};

/** A longer text is in two columns. */
const longText = 400;

/**
 * The text of a policy: each section is a strip of cloth with a number from seam to seam, its name, its first paragraph,
 * which sums it up, and the text that counts. The list of sections shows their numbers on swatches of the same cloths; in
 * wide windows it stays in sight below the header, and what has been read is sewn along its entries; on phones its numbers
 * stay in sight.
 */
export function PolicySections({
  entry,
  label,
  sign,
  large,
}: {
  entry: Entry;
  label: string;
  /** The sign in the page's head. */
  sign: Policy["sign"];
  /** The sections with a large number, counted from 1. */
  large: number[];
}) {
  const list = useSite()
    .markdown(entry)
    .headings.filter(({ level }) => level === 2);
  const { sections } = splitPolicy(entry.body);
  const turns = cloths[sign];
  const dyes = sections.map((_, index) =>
    index === sections.length - 1 ? "k3" : (turns[index % turns.length] as BlockData["kit"]),
  );
  const text = (body: string) => ({ ...entry, body });
  const manners = findManners(
    sections.map(({ rest }) => rest.length),
    large,
  );
  return (
    <div className="policy-sections">
      {list.length > 1 && <ContentsList sections={list} label={label} kits={dyes} />}
      <Fold />
      {sections.map((section, index) => (
        <section key={index} className={`policy-section ${manners[index]} ${clothGround(dyes[index])}`}>
          <RibbonNumber className="policy-section__number" number={index + 1} />
          <Markdown entry={text(section.summary)} />
          <div className="policy-section__parts">
            {section.rest
              .trim()
              .split(/^(?=### )/m)
              .map((part, place) => (
                <Markdown key={place} className="prose__text" entry={text(part)} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The classes of a cloth: frost is pale by night, too, as the others. */
function clothGround(kit: BlockData["kit"] = "k3") {
  return kit === "k5" ? "k5 ground-pale" : kitGround(kit);
}

/** Divides Markdown before its headings of level 2, and each section after the paragraph below its heading. */
export function splitPolicy(body: string) {
  const [intro = "", ...parts] = body.split(/^(?=## )/m);
  const sections = parts.map((part) => {
    const [summary = ""] = /^.*\s+(?:(?![#>|-])\S.*\n?)*/.exec(part) ?? [];
    return { summary, rest: part.slice(summary.length) };
  });
  return { intro, sections };
}

/**
 * The form of each section in wide windows, by the lengths of the texts: the last one ends the page in large type, two
 * neighbours that are not long share a strip, in which a longer one has more room. One that is more than twice as long has
 * a strip of its own, and so has one with a large number. The numbers are at both edges of the window: the second of two,
 * of large ones all but the first, and the last one below one that is not, are turned.
 */
function findManners(lengths: number[], large: number[]): string[] {
  const manners: string[] = [];
  const last = lengths.length - 1;
  for (let index = 0; index <= last; ) {
    let end = index;
    while (end < last && (lengths[end] as number) <= longText && !large.includes(end + 1)) end++;
    // Of an odd number the first one has a strip of its own.
    if ((end - index) % 2) {
      manners.push("policy-section--beside");
      index++;
    }
    for (; index < end; index += 2) {
      const [first = 0, second = 0] = lengths.slice(index, index + 2);
      const apart = Math.max(first, second) > 2 * Math.min(first, second);
      manners.push(apart ? "policy-section--beside" : `policy-section--first ${findWidth(first, second)}`);
      manners.push(
        `policy-section--turned ${apart ? "policy-section--beside" : `policy-section--second ${findWidth(second, first)}`}`,
      );
    }
    const ends = end === last && (lengths[end] as number) <= 2 * longText;
    if (large.includes(end + 1))
      manners.push(`policy-section--large ${end + 1 > Math.min(...large) ? "policy-section--turned" : ""}`);
    else if (ends) {
      const mirrored = index > 0 && !manners[index - 1]?.includes("--turned");
      manners.push(`policy-section--end ${mirrored ? "policy-section--turned" : ""}`);
    } else manners.push("policy-section--below");
    index++;
  }
  return manners;
}

/** The class of a section in half a strip, by the lengths of its text and of its neighbour's. */
function findWidth(own: number, other: number): string {
  if (own > other * 1.3) return "policy-section--wide";
  return other > own * 1.3 ? "policy-section--narrow" : "";
}
