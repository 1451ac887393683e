import { sortPosts } from "../components/news-list/paginate-news.ts";
import { PostHead } from "../components/post-head/post-head.tsx";
import { PostLinks } from "../components/post-links/post-links.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { useSite } from "../components/use-site.ts";
import type { Post } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/news/we_have_moved`: one post, with links to its neighbours. */
export function PostPage({ entry }: PageProps<Post>) {
  const { content } = useSite();
  const posts = sortPosts(content.news);
  const index = posts.indexOf(entry);
  return (
    <>
      <article>
        <PostHead {...entry.data} />
        <Prose entry={entry} label={content.labels.data.contents} />
      </article>
      <Fold />
      <PostLinks newer={posts[index - 1]} older={posts[index + 1]} />
    </>
  );
}
