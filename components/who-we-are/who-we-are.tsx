import type { About } from "../../content/schemas.ts";
import { Drawing, type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { findMark } from "../brand/mark.ts";

/** A picture as wide as the window, and below it the text about the company, beside or above the mark, very large. */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  const { picture, caption, who } = about.data;
  return (
    <section className="who-we-are k4 ground-pale">
      <figure>
        <Picture {...picture} sizes="100vw" eager />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="who-we-are__text">
        <div>
          <h2>{who}</h2>
          <Markdown entry={about} />
        </div>
        <Drawing {...findMark("mark")} />
      </div>
    </section>
  );
}
