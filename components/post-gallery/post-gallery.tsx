import { type ImageFile, Picture, useSite } from "../../generator/site.tsx";

/**
 * Social media posts: a strip that scrolls and snaps, and from 56rem an unbroken mosaic of one large post, two
 * small ones and a wide one. Each post links to its whole picture, for the wide one is cropped.
 */
export function PostGallery({
  heading,
  posts,
}: {
  heading: string;
  posts: { file: ImageFile; alt: string }[];
}) {
  const { image } = useSite();
  if (posts.length === 0) return null;
  return (
    <section className="post-gallery" aria-labelledby="posts">
      <h2 className="wrap" id="posts">
        {heading}
      </h2>
      <ul data-post-gallery>
        {posts.map(({ file, alt }) => (
          <li key={file.imageFile}>
            <a href={image(file).src}>
              <Picture file={file} alt={alt} sizes="(min-width: 56rem) 50vw, 80vw" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
