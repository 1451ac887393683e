import type { Video as VideoContent } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/**
 * A film of the site's own, with the browser's controls. Nothing of it is loaded before a visitor plays it. Its poster
 * is a picture below the film, which is transparent until then: a `poster` attribute would load a large one at once.
 */
export function Video({ title, file, poster, captions }: Omit<VideoContent, "published">) {
  const { asset } = useSite();
  const [src, track] = [asset(`videos/${file.videoFile}`), asset(`videos/${captions.captionsFile}`)];
  return <Film title={title} src={src} captions={track} poster={poster} />;
}

/** The same, from addresses; without them in examples, because the policy forbids films where a site has none. */
export function Film({
  title,
  src,
  captions,
  poster,
}: {
  title: string;
  src?: string;
  captions?: string;
  poster: VideoContent["poster"];
}) {
  const { content } = useSite();
  return (
    <figure className="video wrap">
      <div className="video__frame">
        <Picture file={poster} alt="" sizes="(min-width: 90rem) 82rem, 92vw" />
        <video controls playsInline preload="none" src={src} aria-label={title}>
          <track kind="captions" src={captions} srcLang={content.site.data.web.language} />
        </video>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
