import type { Block as BlockData, Policy } from "../../content/schemas.ts";
import { type Entry, Fold, Markdown } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ContentsList } from "../contents-list/contents-list.tsx";
import { policySigns } from "../policy-head/policy-head.tsx";
import { useSite } from "../use-site.ts";

/** The grounds of the sections below each head, in turn; the last section has another one. Neighbours differ. */
const cloths: Record<Policy["sign"], BlockData["kit"][]> = {
  section: ["k1", "k6", "k2", "k4", "k1"],
  asterisk: ["k1", "k2", "k4"],
  at: ["k6", "k2", "k4", "k1", "k5", "k6", "k2"],
};

/** A longer text is in two columns, and so are paragraphs; one that fills a phone has a smaller sentence there. */
const longText = 300;
const fullText = 400;

/** A shorter sentence is set larger. */
const shortSentence = 42;

/** On phones a short sentence of short words is set largest, and a long one, or a longer one with a long word, smallest. */
const shortWord = 8;
const longWord = 10;
const longSentence = 62;

/**
 * The text of a policy: each section is a strip of cloth as high as the window, with its name, its first paragraph, which
 * sums it up in type as wide as the strip, and the text that counts at its foot. The list of sections shows their numbers on
 * swatches of the same cloths. What the words leave free shows the sign of the page's head again, in the dyes of the cloth. In
 * wide windows the list stays in sight below the header, and what has been read is sewn along its entries; on phones its
 * numbers stay in sight.
 */
export function PolicySections({
  entry,
  label,
  sign,
}: {
  entry: Entry;
  label: string;
  /** The sign in the page's head. */
  sign: Policy["sign"];
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
  return (
    <div className="policy-sections">
      {list.length > 1 && <ContentsList sections={list} label={label} kits={dyes} />}
      <Fold />
      {sections.map(({ summary, rest }, index) => {
        const [first = "", ...more] = splitParts(rest);
        return (
          <section
            key={index}
            className={`policy-section ${findManner(summary, rest)} ${clothGround(dyes[index])}`}
          >
            <Markdown entry={text(summary)} />
            {!/^- /m.test(rest) && (
              <div className="policy-section__sign">
                <svg className="ribbons" viewBox={policySigns[sign].box} aria-hidden="true">
                  <use href="#policy-sign" />
                </svg>
              </div>
            )}
            <div className="policy-section__parts">
              <Markdown className="prose__text" entry={text(first)} />
              {more.length > 0 && (
                <div className="policy-section__more">
                  {more.map((part) => (
                    <Markdown key={part} className="prose__text" entry={text(part)} />
                  ))}
                </div>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The classes of a section, by the lengths of its sentence and of its text. */
function findManner(summary: string, rest: string): string {
  const sentence = summary.replace(/^## .*/, "").trim();
  const longest = Math.max(...sentence.split(/\s/).map((word) => word.length));
  const isLong = rest.length > longText || /\S\n\n\S/.test(rest);
  const isShort = sentence.length <= shortSentence;
  const manners = [
    isShort && "policy-section--short",
    isShort && longest <= shortWord && "policy-section--large",
    !isShort && (sentence.length > longSentence || longest >= longWord) && "policy-section--small",
    isLong && sentence.length > longSentence && "policy-section--wordy",
    rest.length > fullText && "policy-section--full",
    isLong && "policy-section--long",
  ];
  return manners.filter(Boolean).join(" ");
}

/** Divides a text before its headings, and before a list with the line that leads to it. */
function splitParts(rest: string) {
  return rest.trim().split(/^(?=### |.*:\n\n- )/m);
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
