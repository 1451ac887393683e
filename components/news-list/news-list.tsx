import type { Post } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { CalendarDate } from "../calendar-date.tsx";
import { Pager } from "../pager/pager.tsx";
import { useSite } from "../use-site.ts";

/** Posts with their dates, one below the other, and links to the other pages of the list. */
export function NewsList({
  posts,
  paths,
  number,
}: {
  posts: Entry<Post>[];
  /** The addresses of all pages of the list, in order. */
  paths: string[];
  /** The number of the current page, from 1. */
  number: number;
}) {
  const { link } = useSite();
  return (
    <section className="news-list wrap">
      {posts.map((post, index) => {
        const { publish, heading, lead, picture } = post.data;
        return (
          <article key={post.file} className="news-list__post stitch-top">
            <p className="news-list__date">
              <CalendarDate date={publish} />
            </p>
            <div>
              <h2>
                <a href={link(post)}>{heading}</a>
              </h2>
              <p>{lead}</p>
            </div>
            {picture && (
              <Picture
                file={picture.file}
                alt=""
                eager={index === 0}
                sizes="(min-width: 56rem) 22rem, (min-width: 40rem) 30vw, 100vw"
              />
            )}
          </article>
        );
      })}
      {paths.length > 1 && <Pager paths={paths} number={number} />}
    </section>
  );
}
