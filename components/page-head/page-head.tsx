import type { ReactNode } from "react";
import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { keepTogether } from "../keep-together.tsx";

/**
 * The head of an inner page: breadcrumb, title, one sentence, and up to six blocks at the right edge of the window, placed
 * by `.page-head__blocks` in page-head.css.
 */
export function PageHead({
  heading,
  lead,
  blocks = [],
  art,
  children,
}: {
  heading: string;
  lead?: string | undefined;
  /** Six blocks, or none. Neighbouring blocks have different grounds. */
  blocks?: BlockData[];
  /** In place of blocks: a square drawing of four patches. */
  art?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="page-head">
      <div className="page-head__inside">
        <div className="page-head__text">
          <Breadcrumb />
          <h1>{heading}</h1>
          {lead && <p className="lead">{keepTogether(lead)}</p>}
          {children}
        </div>
        {art && <div className="page-head__art">{art}</div>}
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
