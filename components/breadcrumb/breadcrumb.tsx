import { useSite } from "../use-site.ts";

/** Links from the home page to the current page, which is the last one. */
export function Breadcrumb() {
  const { content, link, otherLanguage, trail } = useSite();
  return (
    <nav aria-label={content.labels.data.breadcrumb}>
      <ol className="breadcrumb">
        {trail.map((entry, index) => (
          <li key={index}>
            <a
              href={link(entry)}
              lang={otherLanguage(entry)}
              aria-current={index === trail.length - 1 ? "page" : undefined}
            >
              {entry.data.menu}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
