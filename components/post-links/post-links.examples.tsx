import { useExamplePosts } from "../example-posts.tsx";
import { PostLinks } from "./post-links.tsx";

function Links({ newer, older }: { newer?: number; older?: number }) {
  const posts = useExamplePosts();
  return <PostLinks newer={posts[newer ?? -1]} older={posts[older ?? -1]} />;
}

export const examples = {
  both: <Links newer={0} older={2} />,
  "the oldest": <Links newer={2} />,
  "the newest, long": <Links older={1} />,
};
