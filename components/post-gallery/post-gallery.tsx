import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import { Icon } from "../icon/icon.tsx";
import { Lettered, type Lettering } from "../lettered.tsx";
import { useSite } from "../use-site.ts";

/**
 * Social media posts: a carousel, and from 56rem a mosaic without gaps of one large post, two small ones above one another
 * and a large one. Each post links to its whole picture; `scripts/post-viewer.ts` shows it in a dialog instead.
 */
export function PostGallery({
  heading,
  lettering,
  posts,
}: {
  heading: string;
  lettering?: Lettering | undefined;
  posts: { file: ImageFile; alt: string }[];
}) {
  const { content, image } = useSite();
  const { previous, next } = content.labels.data.carousel;
  if (posts.length === 0) return null;
  return (
    <section className="post-gallery lazy-section" aria-labelledby="posts">
      <h2 className="wrap" id="posts">
        <Lettered words={heading} lettering={lettering} />
      </h2>
      <div data-post-gallery="">
        <Carousel
          label={heading}
          slides={posts.map(({ file, alt }) => (
            <a key={file.imageFile} className="two-rings" href={image(file).src}>
              <Picture file={file} alt={alt} sizes="(min-width: 56rem) 40vw, 80vw" />
            </a>
          ))}
        />
      </div>
      <dialog className="post-viewer" aria-labelledby="posts" data-post-viewer="">
        <div className="post-viewer__post" aria-live="polite" data-post="" />
        <button
          className="icon-square post-viewer__previous"
          type="button"
          aria-label={previous}
          data-step="-1"
        >
          <Icon name="arrow-right" />
        </button>
        <button className="icon-square post-viewer__next" type="button" aria-label={next} data-step="1">
          <Icon name="arrow-right" />
        </button>
        <button
          className="icon-square post-viewer__close"
          type="button"
          aria-label={content.enquiryForm.data.dialog.close}
          data-close=""
        >
          <Icon name="x" />
        </button>
      </dialog>
    </section>
  );
}
