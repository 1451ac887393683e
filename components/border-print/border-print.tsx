/** The printed border: cut, round, cut, round. Only above the footer and under the mega menu. */
export function BorderPrint() {
  return <div className="border-print" />;
}
