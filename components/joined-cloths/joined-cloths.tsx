import type { Block as BlockData } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/**
 * Pieces of cloth, one in the print of each service and one for each sentence, apart and askew on a table, which is the ground
 * of the heading. They are pushed together as the visitor scrolls, to a quilt that fills the window, and a running stitch on
 * the seam joins them. The needle hangs from it at their foot.
 */
export function JoinedCloths({
  heading,
  lead,
  blocks,
}: {
  heading: string;
  lead: string;
  blocks: BlockData[];
}) {
  const { asset } = useSite();
  const [first, ...others] = lead.split(/(?<=\.) /);
  return (
    <div className="seam">
      <section className="joined-cloths">
        <div>
          <h2>{heading}</h2>
          <p>{first}</p>
          <p>{others.join(" ")}</p>
          {blocks.map(({ shape, kit }) => (
            <svg
              key={shape}
              className={kit}
              viewBox="0 0 120 120"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
            >
              <use href={`${asset("sprites/ui.svg")}#${shape}`} />
            </svg>
          ))}
        </div>
      </section>
    </div>
  );
}
