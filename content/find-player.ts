/** A film on another site: the service's name, and the address of its player, which begins to play at once. */
export interface Player {
  service: string;
  src: string;
}

/** The services, the addresses of their films, and their players without cookies before consent. */
const services: [name: string, film: RegExp, player: (id: string, key: string | undefined) => string][] = [
  [
    "YouTube",
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    "Vimeo",
    // Films that are not listed have a key behind their number.
    /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/([0-9a-f]+))?(?=$|[?#])/,
    (id, key) => `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ""}autoplay=1&dnt=1`,
  ],
];

/**
 * Finds the player of a film.
 *
 * @param address of the film's page on YouTube or Vimeo
 * @returns undefined for every other address
 */
export function findPlayer(address: string): Player | undefined {
  for (const [service, film, player] of services) {
    const [, id, key] = film.exec(address) ?? [];
    if (id) return { service, src: player(id, key) };
  }
  return undefined;
}
