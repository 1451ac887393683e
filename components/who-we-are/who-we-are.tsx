import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";

/** A wide picture at the window's left edge, and the text about the company below. */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  const { picture, caption, who } = about.data;
  return (
    <section className="who-we-are">
      <figure>
        <Picture {...picture} sizes="(min-width: 56rem) 83vw, 100vw" eager />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="wrap who-we-are__text">
        <h2>{who}</h2>
        <Block shape="bloom" kit="k6" />
        <Markdown entry={about} />
      </div>
    </section>
  );
}
