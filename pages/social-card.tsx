import type { Block, SiteContent } from "../content/schemas.ts";
import type { CardProps } from "../generator/draw-cards.tsx";
import { cardText } from "./social-card-text.ts";

/** The dyes of tokens.css as plain colours: what draws the cards does not know oklch(). */
const dyes = {
  snow: "#f8fafd",
  frost: "#e9f1f8",
  ice: "#bddff3",
  rose: "#febdc4",
  marigold: "#fea91e",
  maple: "#c71722",
  indigo: "#121e45",
} as const;

/** --color-text-soft by day. */
const softText = "#44506f";

type Dye = keyof typeof dyes;

/** The kits of block.css by day: ground, first, second and detail dye. */
const kits: Record<Block["kit"], [Dye, Dye, Dye, Dye]> = {
  k1: ["marigold", "maple", "snow", "indigo"],
  k2: ["indigo", "marigold", "maple", "snow"],
  k3: ["maple", "snow", "marigold", "indigo"],
  k4: ["ice", "indigo", "marigold", "maple"],
  k5: ["frost", "maple", "indigo", "marigold"],
  k6: ["rose", "maple", "marigold", "indigo"],
  k7: ["maple", "marigold", "rose", "snow"],
  k8: ["marigold", "indigo", "rose", "snow"],
};

/** A quilt to cut six blocks from: cut and round in turn, and of four in a row no two have the same ground. */
const quilt: Block[] = [
  { shape: "maple1", kit: "k3" },
  { shape: "bloom", kit: "k2" },
  { shape: "geese", kit: "k4" },
  { shape: "petal", kit: "k6" },
  { shape: "star", kit: "k1" },
  { shape: "jaali", kit: "k7" },
  { shape: "pine", kit: "k5" },
  { shape: "arch", kit: "k8" },
  { shape: "cabin", kit: "k2" },
  { shape: "ambi", kit: "k4" },
  { shape: "half", kit: "k3" },
  { shape: "dots", kit: "k6" },
  { shape: "geese2", kit: "k1" },
  { shape: "quarter", kit: "k4" },
];

/** A third of the card's height: blocks and everything beside them are measured in it. */
const patch = 210;
const left = 72;

/** Width of a picture: the scenes of services are square, and covers show what matters at 1.1 to 1. */
const sceneWidth = 630;
const coverWidth = 693;

/**
 * The picture beside a shared address: name, heading and lead at the left; at the right a strip of cloth, or what
 * the page is about. Services show their own two blocks, case studies the client's four colours.
 */
export function SocialCard({ route, index, content }: CardProps & { content: SiteContent }) {
  const { heading, lead, picture } = cardText(route.entry, content);
  const project = content.portfolio.find(({ file }) => file === route.entry.file)?.data;
  const service = content.services.find(({ file }) => file === route.entry.file)?.data;
  // A picture needs more room than blocks, and two blocks or the colours stand between it and the text.
  const pictureWidth = service ? sceneWidth : coverWidth;
  const pictureLeft = 1200 - pictureWidth;
  const textWidth = picture ? pictureLeft - left - 48 : 1200 - 2 * patch - left - 72;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose alternative text the page's head has
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <rect width="1200" height="630" fill={dyes.snow} />
      <Brand name={content.site.data.brand.name} />
      <text
        x={left}
        y="246"
        fontFamily="Anek Latin"
        fontSize={picture ? 84 : 96}
        fontWeight="750"
        fontStretch="78%"
        fill={dyes.indigo}
        data-width={textWidth}
        data-lines="3"
        data-leading="0.98"
      >
        {heading}
      </text>
      {lead && (
        <text
          x={left}
          y="566"
          fontFamily="Radio Canada"
          fontSize="28"
          fontWeight="450"
          fill={softText}
          data-width={textWidth}
          data-lines={picture ? 4 : 3}
          data-leading="1.36"
          data-from="bottom"
        >
          {lead}
        </text>
      )}
      {picture && (
        <image href={picture.file.imageFile} x={pictureLeft} y="0" width={pictureWidth} height="630" />
      )}
      {service && (
        <>
          <Patch block={service.block} x={pictureLeft} y={patch} size={patch / 2} />
          <Patch block={service.secondBlock} x={pictureLeft} y={patch * 1.5} size={patch / 2} />
        </>
      )}
      {project?.colours.map(({ value }, place) => (
        <rect
          key={value}
          x={pictureLeft - 20}
          y={(place * 630) / 4}
          width="20"
          height={630 / 4}
          fill={value}
        />
      ))}
      {!picture &&
        sixBlocks(index).map((block, place) => (
          <Patch
            key={block.shape}
            block={block}
            x={1200 - (2 - (place % 2)) * patch}
            y={Math.floor(place / 2) * patch}
            size={patch}
          />
        ))}
    </svg>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <>
      <use href="sprites/mark.svg" x={left} y="64" width="64" height="64" />
      <text
        x={left + 84}
        y="109"
        fontFamily="Anek Latin"
        fontSize="42"
        fontWeight="750"
        fontStretch="78%"
        fill={dyes.indigo}
      >
        {name}
      </text>
      <path
        d={`M${left} 160H${left + 240}`}
        fill="none"
        stroke={dyes.maple}
        strokeWidth="3"
        strokeDasharray="15 10.5"
      />
    </>
  );
}

function Patch({ block, x, y, size }: { block: Block; x: number; y: number; size: number }) {
  const [ground, first, second, detail] = kits[block.kit];
  return (
    <use
      href={`sprites/blocks.svg#${block.shape}`}
      x={x}
      y={y}
      width={size}
      height={size}
      data-g={dyes[ground]}
      data-p={dyes[first]}
      data-s={dyes[second]}
      data-d={dyes[detail]}
    />
  );
}

/** Another six for each page. Rows of two are laid one to the left, one to the right, so that grounds differ below too. */
function sixBlocks(index: number): Block[] {
  const start = (index * 3) % quilt.length;
  return Array.from({ length: 6 }, (_, place) => quilt[(start + place) % quilt.length] as Block);
}
