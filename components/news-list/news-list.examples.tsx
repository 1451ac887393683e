import { useExamplePosts } from "../example-posts.tsx";
import { NewsList } from "./news-list.tsx";

function Posts({ count, pages = 1 }: { count: number; pages?: number }) {
  const posts = useExamplePosts().slice(0, count);
  const paths = Array.from({ length: pages }, () => "/");
  return <NewsList posts={posts} paths={paths} number={1} />;
}

export const examples = {
  "the first post": <Posts count={1} />,
  "posts with and without pictures, on several pages": <Posts count={3} pages={3} />,
};
