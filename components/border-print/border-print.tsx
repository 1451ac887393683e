/** The printed border, of cut and round shapes in turn. Only above the footer and below the mega menu. */
export function BorderPrint() {
  return <div className="border-print" />;
}
