/** The bowl of the mark above the heading of the posts; its steam rises in lines, one after the other, as the visitor scrolls. */
export function RisingSteam() {
  return (
    <svg className="case-menu__steam" viewBox="6 4 88 94" aria-hidden="true">
      <path d="M6 48h88a44 44 0 0 1-88 0M34 90h32a4 4 0 0 1 0 8H34a4 4 0 0 1 0-8Z" />
      {[36, 52, 68].map((x) => (
        <path key={x} pathLength="1" d={`M${x} 38c-12-10 10-16 0-30`} />
      ))}
    </svg>
  );
}
