import type { Block as BlockData } from "../../content/schemas.ts";
import { type Entry, Markdown } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ContentsList } from "../contents-list/contents-list.tsx";
import { RibbonNumber } from "../ribbons/ribbons.tsx";
import { useSite } from "../use-site.ts";

/** The grounds of all sections but the last: three of these, without the one of the page's head. */
const kits: BlockData["kit"][] = ["k1", "k6", "k4", "k2"];

/**
 * How a section is laid out in wide windows. One with headings is long: its text stands beside its patch. Of the others,
 * successive ones stand two by two, at the left and at the right; of an odd number the first is alone, a poster with its
 * number.
 */
function findForm(sections: { rest: string }[], index: number): "long" | "left" | "right" | "alone" {
  const isLong = sections.map(({ rest }) => /^### /m.test(rest));
  if (isLong[index]) return "long";
  const first = isLong.lastIndexOf(true, index) + 1;
  const next = isLong.indexOf(true, index);
  const count = (next === -1 ? sections.length : next) - first;
  const place = index - first + (count % 2);
  return place === 1 && count % 2 === 1 ? "alone" : place % 2 === 0 ? "left" : "right";
}

/**
 * The text of a policy: each section is a patch of cloth with its name, its number and its first paragraph, which
 * sums it up; below or beside it is the text that counts. The patches fill the window, the last one its width. In wide
 * windows the list of sections is a bar that stays in sight below the header.
 */
export function PolicySections({
  entry,
  label,
  after,
}: {
  entry: Entry;
  label: string;
  /** The kit of the page's head, whose ground goes on below the text. */
  after: BlockData["kit"];
}) {
  const list = useSite()
    .markdown(entry)
    .headings.filter(({ level }) => level === 2);
  const { intro, sections, last } = splitSections(entry.body);
  const grounds = kits.filter((kit) => kit !== after);
  const text = (body: string) => ({ ...entry, body });
  return (
    <div className={`policy-sections ${kitGround(after)}`}>
      <Markdown className="policy-sections__intro prose__text" entry={text(intro)} />
      {list.length > 1 && <ContentsList sections={list} label={label} />}
      <div className="policy-sections__cloth">
        {sections.map(({ summary, rest }, index) => {
          const kit = grounds[index % 3] as BlockData["kit"];
          const ground = kitGround(kit);
          const form = findForm(sections, index);
          return (
            // A long text stands on paper, any other on the ground of its patch.
            <section
              key={index}
              className={`policy-section policy-section--${form} ${form === "long" ? "ground-pale" : ground}`}
            >
              <div className={`policy-section__patch ${ground}`}>
                <RibbonNumber className="policy-sections__number" number={index + 1} />
                <Markdown entry={text(summary)} />
              </div>
              <Markdown className="policy-section__text prose__text" entry={text(rest)} />
            </section>
          );
        })}
      </div>
      {last && (
        <section className="policy-last ground-maple">
          <div>
            <RibbonNumber className="policy-sections__number" number={sections.length + 1} />
            <Markdown entry={text(last.summary)} />
          </div>
          <Markdown className="prose__text" entry={text(last.rest)} />
        </section>
      )}
    </div>
  );
}

/** Divides Markdown before its headings of level 2, and each section after the paragraph below its heading. */
function splitSections(body: string) {
  const [intro = "", ...parts] = body.split(/^(?=## )/m);
  const sections = parts.map((part) => {
    const [summary = ""] = /^.*\s+(?:(?![#>|-])\S.*\n?)*/.exec(part) ?? [];
    return { summary, rest: part.slice(summary.length) };
  });
  return { intro, sections: sections.slice(0, -1), last: sections.at(-1) };
}
