import type { Post } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** Links to the post before and the post after this one, if there are any. */
export function PostLinks({
  newer,
  older,
}: {
  newer: Entry<Post> | undefined;
  older: Entry<Post> | undefined;
}) {
  const { content, link } = useSite();
  const labels = content.labels.data.news;
  if (!newer && !older) return undefined;
  return (
    <nav className="post-links wrap stitch-top" aria-label={labels.more}>
      {newer && (
        <a href={link(newer)} rel="prev">
          <span>
            <Icon name="arrow-right" /> {labels.newer}
          </span>
          {newer.data.heading}
        </a>
      )}
      {older && (
        <a href={link(older)} rel="next">
          <span>
            {labels.older} <Icon name="arrow-right" />
          </span>
          {older.data.heading}
        </a>
      )}
    </nav>
  );
}
