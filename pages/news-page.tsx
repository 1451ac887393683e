import { NewsList } from "../components/news-list/news-list.tsx";
import { paginateNews } from "../components/news-list/paginate-news.ts";
import { PageHead } from "../components/page-head/page-head.tsx";
import { useSite } from "../components/use-site.ts";
import type { NewsPage as Data } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/news`: all posts, or one page of them. */
export function NewsPage({ entry }: PageProps<Data>) {
  const { content, route } = useSite();
  const { heading, lead } = entry.data;
  const pages = paginateNews(content);
  const { posts = [], number = 1 } = pages.find(({ path }) => path === route.path) ?? {};
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <NewsList posts={posts} paths={pages.map(({ path }) => path)} number={number} />
      <Fold />
    </>
  );
}
