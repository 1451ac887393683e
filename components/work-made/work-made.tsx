import type { Point } from "../../content/schemas.ts";

/** What was made: a heading at the left, the list of parts between stitches at the right. */
export function WorkMade({ heading, items }: { heading: string; items: Point[] }) {
  return (
    <section className="section">
      <div className="wrap work-made">
        <h2>{heading}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.heading} className="stitch-top">
              <h3>{item.heading}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
