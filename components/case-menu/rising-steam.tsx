/** Steam above the heading of the posts, as wide as that, in lines that rise one after the other as the visitor scrolls. */
export function RisingSteam() {
  return (
    <svg className="case-menu__steam" viewBox="-5 -24 502 368" aria-hidden="true">
      {[0, 108, 216, 324, 432].map((x) => (
        <path key={x} pathLength="1" d={`M${x + 30} 320c-70-58 70-102 0-160s70-102 0-160`} />
      ))}
    </svg>
  );
}
