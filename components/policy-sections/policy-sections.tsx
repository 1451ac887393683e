import type { Block as BlockData } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ContentsList } from "../contents-list/contents-list.tsx";
import { useSite } from "../use-site.ts";

/** For each section in turn but the last. */
const blocks: BlockData[] = [
  { shape: "quarter", kit: "k4" },
  { shape: "geese2", kit: "k1" },
  { shape: "jaali", kit: "k6" },
  { shape: "kantha", kit: "k2" },
];

/**
 * The text of a policy: each section is a patch of cloth with its name and its first paragraph, which sums it up, and
 * beside it the text that counts. The summary of the last section is as wide as the page. The list of sections stays
 * in sight.
 */
export function PolicySections({ entry, label }: { entry: Entry; label: string }) {
  const { html, headings } = useSite().markdown(entry);
  const { intro, sections, last } = splitSections(html);
  const list = headings.filter(({ level }) => level === 2);
  return (
    <>
      <div className="policy-sections">
        {list.length > 1 && <ContentsList sections={list} label={label} />}
        <Html className="policy-sections__intro prose__text" html={intro} />
        {sections.map(({ summary, text }, index) => {
          const block = blocks[index % blocks.length] as BlockData;
          return (
            // Indigo is the ground of the whole section.
            <section
              key={index}
              className={`policy-section ${block.kit === "k2" ? kitGround(block.kit) : ""}`.trim()}
            >
              <div className={`policy-section__patch ${kitGround(block.kit)}`}>
                <Html html={summary} />
                <Block {...block} />
              </div>
              <Html className="policy-section__text prose__text" html={text} />
            </section>
          );
        })}
      </div>
      {last && (
        <section className="policy-last ground-maple">
          <Html className="policy-last__summary" html={last.summary} />
          <Html className="prose__text" html={last.text} />
        </section>
      )}
    </>
  );
}

function Html({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Divides the HTML of a text before its headings of level 2, and each section after its first paragraph. */
function splitSections(html: string) {
  const [intro = "", ...parts] = html.split(/(?=<h2\b)/);
  const sections = parts.map((part) => {
    const [summary = ""] = /^<h2[\s\S]*?<\/h2>\s*(<p>[\s\S]*?<\/p>)?/.exec(part) ?? [];
    return { summary, text: part.slice(summary.length) };
  });
  return { intro, sections: sections.slice(0, -1), last: sections.at(-1) };
}
