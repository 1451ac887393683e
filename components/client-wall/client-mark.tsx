import drawings from "../../assets/sprites/clients.svg";
import { useSite } from "../use-site.ts";

/** The logo of a client in the colour of the text. @param name for screen readers, unless it is beside the logo */
export function ClientMark({ name, mark }: { name?: string | undefined; mark: string }) {
  return (
    <svg role={name && "img"} aria-label={name} aria-hidden={!name || undefined}>
      <use href={`${useSite().asset("sprites/clients.svg")}#${mark}`} />
    </svg>
  );
}

/**
 * A logo without the space around it (`data-bounds` of its symbol), beside hidden text that names it.
 *
 * @param isSign only its sign (`data-sign`), which is about square
 */
export function Wordmark({ mark, isSign }: { mark: string; isSign?: boolean }) {
  const symbol = new RegExp(`<symbol id="${mark}"[^>]*>`).exec(drawings)?.[0] ?? "";
  const read = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(symbol)?.[1];
  const box = toNumbers(read("viewBox"));
  const part = (isSign && read("data-sign")) || read("data-bounds");
  const [x, y, width, height] = part ? toNumbers(part) : box;
  return (
    <svg viewBox={[round(x - box[0]), round(y - box[1]), width, height].join(" ")} aria-hidden="true">
      <use href={`${useSite().asset("sprites/clients.svg")}#${mark}`} width={box[2]} height={box[3]} />
    </svg>
  );
}

const toNumbers = (box = "0 0 1 1") => box.split(" ").map(Number) as [number, number, number, number];
const round = (value: number) => Math.round(value * 10) / 10;
