import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";

/** A picture as wide as the window, and below it the text about the company: the first paragraph very large, the others beside it. */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  const { picture, caption, who } = about.data;
  return (
    <section className="who-we-are k4 ground-pale">
      <figure>
        <Picture {...picture} sizes="100vw" eager />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="who-we-are__text wrap">
        <header>
          <h2>{who}</h2>
          <Block shape="maple1" kit="k3" />
          <Block shape="bloom" kit="k2" />
        </header>
        <Markdown entry={about} />
      </div>
    </section>
  );
}
