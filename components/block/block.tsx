import type { Block as BlockData } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/**
 * One square of the quilt, decorative. Its four dyes come from the kit's class (block.css). Blocks and icons share one
 * sprite, because every page needs both.
 *
 * @param run so many squares in a row, the others at the left, where its overflow is visible
 */
export function Block({
  shape,
  kit,
  className = "",
  run = 1,
}: BlockData & { className?: string; run?: number }) {
  const href = `${useSite().asset("sprites/ui.svg")}#${shape}`;
  return (
    <svg className={`block ${kit} ${className}`.trim()} viewBox="0 0 120 120" aria-hidden="true">
      <use href={href} />
      {Array.from({ length: run - 1 }, (_, index) => (
        <use key={index} href={href} x={-120 * (index + 1)} />
      ))}
    </svg>
  );
}
