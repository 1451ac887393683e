import type { ReactNode } from "react";
import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { keepTogether } from "../keep-together.tsx";

/**
 * The head of an inner page: breadcrumb, title, one sentence, and blocks at the right edge of the window, placed by
 * `.page-head__blocks` in page-head.css.
 */
export function PageHead({
  heading,
  lead,
  blocks = [],
  ground,
  plans,
  children,
}: {
  heading: string;
  lead?: string | undefined;
  /** Seven blocks on a head with a ground, or none. Neighbouring blocks have different grounds. */
  blocks?: BlockData[];
  /** The kit on whose ground the title is as wide as the page, above a row of the blocks. */
  ground?: BlockData["kit"];
  /** In place of blocks: what the plans of a price list include. */
  plans?: ReactNode;
  children?: ReactNode;
}) {
  const manner = ground
    ? `page-head--wide ${kitGround(ground)}`
    : plans
      ? "page-head--plans ground-panel"
      : "";
  return (
    <section className={`page-head ${manner}`.trim()}>
      <div className="page-head__inside">
        <div className="page-head__text">
          <Breadcrumb />
          <h1>{heading}</h1>
          {lead && <p className="lead">{keepTogether(lead)}</p>}
          {children}
        </div>
        {plans}
        {blocks.length > 0 && (
          <div className="page-head__blocks">
            {blocks.map((block, index) => (
              <Block key={index} {...block} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
