/** The list of posts: `/news`, `/news/page/2`, …; without posts there is none. */
import type { NewsPage, Post, SiteContent } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";

export interface NewsListPage {
  /** `/news/page/2` */
  path: string;
  /** From 1. */
  number: number;
  posts: Entry<Post>[];
  /** The entry of the list on the first page; on all others, a copy with its own title and description. */
  entry: Entry<NewsPage>;
}

/** @param pageSize the largest number of posts on a page */
export function paginateNews(content: SiteContent, pageSize = 10): NewsListPage[] {
  const posts = sortPosts(content.news);
  const pageCount = Math.ceil(posts.length / pageSize);
  return Array.from({ length: pageCount }, (_, index) => ({
    path: index === 0 ? "/news" : `/news/page/${index + 1}`,
    number: index + 1,
    posts: posts.slice(index * pageSize, (index + 1) * pageSize),
    entry: index === 0 ? content.newsPage : copyEntry(index + 1, pageCount, content),
  }));
}

/** The newest first; on the same day by file name. */
export function sortPosts(posts: Entry<Post>[]): Entry<Post>[] {
  const day = ({ data }: Entry<Post>) => data.publish;
  return posts.toSorted((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : a.name < b.name ? -1 : 1));
}

/** The page of the list as a link in menus: none as long as there are no posts. */
export function newsLinks({ news, newsPage }: SiteContent): Entry<NewsPage>[] {
  return news.length > 0 ? [newsPage] : [];
}

function copyEntry(number: number, pageCount: number, { newsPage, labels }: SiteContent): Entry<NewsPage> {
  const { data } = newsPage;
  const { page, of } = labels.data.pager;
  const name = `${page} ${number} ${of} ${pageCount}`;
  const own = {
    title: `${data.title} – ${name}`,
    description: `${name}. ${data.description}`,
    menu: name,
    lead: name,
  };
  return { ...newsPage, data: { ...data, ...own } };
}
