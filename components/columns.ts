/**
 * The class of a list in rows of equal length: `columns-4` for seven entries of which six fit in a row. `base.css` sets
 * the number for the list's own style sheet; the last row fills the width.
 *
 * @param most how many entries fit in a row
 */
export function columns(count: number, most: number): string {
  return `columns-${Math.ceil(count / Math.ceil(count / most))}`;
}
