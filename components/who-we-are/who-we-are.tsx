import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";

/** The text about the company: the first paragraph very large, the others below it, beside the two halves of the mark. */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  return (
    <section className="who-we-are k4 ground-pale">
      <header>
        <h2>{about.data.who}</h2>
        <Block shape="maple1" kit="k3" />
        <Block shape="bloom" kit="k2" />
      </header>
      <Markdown entry={about} />
    </section>
  );
}

/** The picture in the head of the page, which it ends: as wide as a phone, in wide windows beside the lead. */
export function AboutPicture({ about }: { about: Entry<About> }) {
  return (
    <figure className="about-picture">
      <Picture {...about.data.picture} sizes="(min-width: 56rem) 76vw, 100vw" eager />
      <figcaption>{about.data.caption}</figcaption>
    </figure>
  );
}
