/** Steam above the heading of the posts, in three lines that rise as the visitor scrolls. */
export function RisingSteam() {
  return (
    <svg className="case-menu__steam" viewBox="-5 -24 250 368" aria-hidden="true">
      {[0, 90, 180].map((x) => (
        <path key={x} pathLength="1" d={`M${x + 30} 320c-70-58 70-102 0-160s70-102 0-160`} />
      ))}
    </svg>
  );
}
