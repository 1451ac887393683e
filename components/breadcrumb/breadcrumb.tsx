import { useSite } from "../use-site.ts";
import { crumbName } from "./crumb-name.ts";

/** Links from the home page to the current page, which is the last one. */
export function Breadcrumb() {
  const { content, link, otherLanguage, trail } = useSite();
  return (
    <nav aria-label={content.labels.data.breadcrumb}>
      <ol className="breadcrumb">
        {trail.map((entry, index) => {
          const name = crumbName(entry, content);
          return (
            <li key={index}>
              <a
                href={link(entry)}
                lang={name === entry.data.menu ? otherLanguage(entry) : undefined}
                aria-current={index === trail.length - 1 ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
