import { PostGallery } from "./post-gallery.tsx";

const posts = [1, 2, 3, 4].map((number) => ({
  file: { imageFile: `portfolio/beatum-post${number}.svg` },
  alt: `Post ${number}`,
}));

export const examples = {
  four: <PostGallery heading="Social Media Posts" posts={posts} />,
  none: <PostGallery heading="Social Media Posts" posts={[]} />,
};
