import { findPlayer } from "../../content/find-player.ts";
import type { VideoEmbed as VideoEmbedContent } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/**
 * A film on YouTube or Vimeo: the site's own picture, which links to the film. `scripts/video-embed.ts` shows the player
 * in its place instead. Before that nothing comes from the other site.
 */
export function VideoEmbed({ title, address, poster }: Omit<VideoEmbedContent, "published">) {
  const { play, from } = useSite().content.labels.data.video;
  const player = findPlayer(address);
  return (
    <figure className="video-embed wrap">
      <a
        className="video-embed__poster"
        href={address}
        rel="external"
        data-frame={player?.src}
        data-title={title}
      >
        <Picture file={poster} alt="" sizes="(min-width: 90rem) 82rem, 92vw" />
        <span className="video-embed__play">
          <span className="visually-hidden">
            {play}: {title}
          </span>
        </span>
      </a>
      <figcaption>
        {title}. {from} {player?.service}.
      </figcaption>
    </figure>
  );
}
