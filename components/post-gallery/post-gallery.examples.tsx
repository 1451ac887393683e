import { WithPictures } from "../with-pictures.tsx";
import { PostGallery } from "./post-gallery.tsx";

export const examples = {
  four: (
    <WithPictures>
      {(at) => <PostGallery heading="Social Media Posts" posts={[0, 1, 2, 3].map(at)} />}
    </WithPictures>
  ),
  none: <PostGallery heading="Social Media Posts" posts={[]} />,
};
