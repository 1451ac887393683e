import type { Block as BlockData } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/**
 * One square of the quilt, decorative. Its four dyes come from the kit's class (block.css). Blocks and icons share one
 * sprite, because every page needs both.
 *
 * @param isRow with four more at its left, where its overflow is visible
 */
export function Block({
  shape,
  kit,
  className = "",
  isRow,
}: BlockData & { className?: string; isRow?: boolean }) {
  return (
    <svg className={`block ${kit} ${className}`.trim()} viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${useSite().asset("sprites/ui.svg")}#${shape}${isRow ? "-row" : ""}`} />
    </svg>
  );
}
