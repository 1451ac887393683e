import { PostGallery } from "../post-gallery/post-gallery.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { DeckPosts } from "./deck-posts.tsx";

export const examples = {
  three: (
    <WithPictures>
      {(at) => (
        <DeckPosts>
          <PostGallery heading="Social Media Posts" posts={[0, 1, 2].map(at)} />
        </DeckPosts>
      )}
    </WithPictures>
  ),
};
