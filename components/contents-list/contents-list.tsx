import type { Heading } from "../../generator/site.tsx";

/** Links to the sections of a long text. Beside prose it stays in sight, and marks the section that is being read. */
export function ContentsList({
  sections,
  label,
  kits = [],
}: {
  sections: Heading[];
  label: string;
  /** The classes of each entry's dyes. */
  kits?: string[];
}) {
  return (
    <nav className="contents-list" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {sections.map(({ id, text }, index) => (
          <li key={id} className={kits[index]}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
