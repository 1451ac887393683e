import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";

/** The text about the company: the first paragraph large, the others below it beside the two halves of the mark. */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  return (
    <section className="who-we-are k4 ground-pale">
      <h2>{about.data.who}</h2>
      <Markdown entry={about} />
      <Block shape="maple1" kit="k3" />
      <Block shape="bloom" kit="k2" />
    </section>
  );
}

/** The picture behind the head of the page. Its upper part is empty, for the title; its caption ends the head. */
export function AboutPicture({ about }: { about: Entry<About> }) {
  return (
    <figure className="about-picture">
      <Picture {...about.data.picture} sizes="100vw" eager />
      <figcaption>{about.data.caption}</figcaption>
    </figure>
  );
}
