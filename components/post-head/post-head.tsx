import type { Post } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CalendarDate } from "../calendar-date.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";

/** The head of a post: breadcrumb, heading, lead, date and author, and its picture. */
export function PostHead({
  heading,
  lead,
  publish,
  author,
  picture,
}: Pick<Post, "heading" | "lead" | "publish" | "author" | "picture">) {
  const { by } = useSite().content.labels.data.news;
  return (
    <header className="post-head wrap">
      <Breadcrumb />
      <h1>{heading}</h1>
      <p className="lead">{keepTogether(lead)}</p>
      <p className="post-head__facts">
        <CalendarDate date={publish} />
        {author && (
          <span>
            {by} {author}
          </span>
        )}
      </p>
      {picture && (
        <figure>
          <Picture
            file={picture.file}
            alt={picture.alt}
            phone={picture.phone}
            eager
            sizes="(min-width: 88rem) 82rem, 94vw"
          />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
    </header>
  );
}
