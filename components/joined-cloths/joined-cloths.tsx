import { Drawing } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { findMark } from "../brand/mark.ts";

/**
 * Two cloths that fill the window, with the two halves of the heading and of the mark. They come together as the visitor
 * scrolls, and a running stitch on the seam joins them. Each has a sentence. Below them the thread ends, and the needle hangs
 * from it above the next section.
 */
export function JoinedCloths({ heading, lead }: { heading: string; lead: string }) {
  const { drawing } = findMark("mark");
  const [first, ...others] = lead.split(/(?<=\.) /);
  return (
    <div className="seam">
      <section className="joined-cloths">
        <div className="ground-maple">
          <h2>{heading}</h2>
          <Drawing viewBox="0 0 48 88" drawing={drawing} />
          <p>{first}</p>
          <Block shape="cabin" kit="k2" run={2} />
          <Block shape="geese" kit="k4" run={2} />
        </div>
        <div className="ground-marigold">
          <span aria-hidden="true">{heading}</span>
          <Drawing viewBox="48 0 48 88" drawing={drawing} />
          <p>{others.join(" ")}</p>
          <Block shape="jaali" kit="k7" run={2} />
          <Block shape="petal" kit="k6" run={2} />
        </div>
      </section>
    </div>
  );
}
