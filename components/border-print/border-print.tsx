/** The printed border, of cut and round shapes in turn. Only below the mega menu. */
export function BorderPrint() {
  return <div className="border-print" />;
}
