import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";

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
        <h2>{who}</h2>
        <Markdown entry={about} />
      </div>
    </section>
  );
}
