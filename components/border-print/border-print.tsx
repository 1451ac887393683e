/** The printed border, of cut and round shapes in turn: below the mega menu, and the hem of the footer. */
export function BorderPrint() {
  return <div className="border-print" />;
}
