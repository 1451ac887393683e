import { images, site } from "../lib/data.mjs";
import { Picture } from "./picture.jsx";

/** The buttons and the dialog are the same on all pages, so their inner HTML is inserted unchanged. */
export function Posts({ posts }) {
  const label = site.labels.caseStudy.posts;
  const { carousel, slide, of } = site.labels.carousel;
  return (
    <section className="post-gallery lazy-section" aria-labelledby="posts">
      <h2 className="wrap" id="posts">
        {label}
      </h2>
      <div data-post-gallery="">
        <div className="carousel" role="group" aria-roledescription={carousel} aria-label={label} data-carousel="">
          <div className="carousel__strip" role="group" aria-label={label} tabIndex={0} data-strip="">
            {posts.map((post, index) => (
              <div
                key={post.file}
                className="carousel__slide"
                role="group"
                aria-roledescription={slide}
                aria-label={`${index + 1} ${of} ${posts.length}`}
              >
                <a href={images[post.file].src}>
                  <Picture picture={post} sizes="(min-width: 56rem) 50vw, 80vw" />
                </a>
              </div>
            ))}
          </div>
          <div className="carousel__foot wrap" dangerouslySetInnerHTML={{ __html: inside(site.carouselFoot) }} />
        </div>
      </div>
      <dialog
        className="post-viewer"
        aria-labelledby="posts"
        data-post-viewer=""
        dangerouslySetInnerHTML={{ __html: inside(site.postViewer) }}
      />
    </section>
  );
}

const inside = (html) => html.replace(/^<[^>]*>/, "").replace(/<\/\w+>$/, "");
