import type { Heading } from "../../generator/site.tsx";

/** Links to the sections of a long text. Beside prose it stays in sight, and marks the section that is being read. */
export function ContentsList({ sections, label }: { sections: Heading[]; label: string }) {
  return (
    <nav className="contents-list" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
