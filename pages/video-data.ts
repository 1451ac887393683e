import type { VideoObject } from "schema-dts";
import { findPlayer } from "../content/find-player.ts";
import type { Project } from "../content/schemas.ts";
import type { GraphPage } from "../generator/model/discovery.ts";

/** The structured data of the films on a case study. */
export function videosOf({ summary, video, videoEmbed }: Project, page: GraphPage): VideoObject[] {
  const films = [
    ...(video ? [{ ...video, where: { contentUrl: page.asset(`videos/${video.file.videoFile}`) } }] : []),
    ...(videoEmbed ? [{ ...videoEmbed, where: { embedUrl: playerOf(videoEmbed.address) } }] : []),
  ];
  return films.map(({ title, poster, published, where }) => ({
    "@type": "VideoObject",
    name: title,
    description: summary,
    thumbnailUrl: page.picture(poster).url,
    uploadDate: published,
    ...where,
  }));
}

/** The address of the player, without autoplay. The schema checks that there is one. */
function playerOf(address: string): string {
  return findPlayer(address)?.src.replace("autoplay=1", "autoplay=0") ?? address;
}
