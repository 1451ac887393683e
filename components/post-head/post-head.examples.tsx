import { useExamplePosts } from "../example-posts.tsx";
import { PostHead } from "./post-head.tsx";

function Head({ index }: { index: number }) {
  const post = useExamplePosts()[index];
  return post && <PostHead {...post.data} />;
}

export const examples = {
  picture: <Head index={0} />,
  "long and hostile": <Head index={1} />,
  "date alone": <Head index={2} />,
};
