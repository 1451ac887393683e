import type { Block, SiteContent } from "../content/schemas.ts";
import type { CardProps } from "../generator/model/discovery.ts";
import { colourOf, drawMark } from "./brand.ts";
import { findEntry } from "./find-entry.ts";
import { cardText } from "./social-card-text.ts";

/** The dyes of the blocks. */
const dyes = {
  snow: colourOf("--dye-snow"),
  frost: colourOf("--dye-frost"),
  ice: colourOf("--dye-ice"),
  rose: colourOf("--dye-rose"),
  marigold: colourOf("--dye-marigold"),
  maple: colourOf("--dye-maple"),
  indigo: colourOf("--dye-indigo"),
};

type Dye = keyof typeof dyes;

const markUrl = `data:image/svg+xml,${encodeURIComponent(drawMark("mark"))}`;

/** The kits of block.css in the light theme: ground, first, second and detail dye. */
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

/** The blocks of the cards, six on each. Angular and round shapes alternate; no ground repeats among four neighbours. */
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

const headingFamily = "Heading, Heading Ext";
const textFamily = "Text, Text Ext";

const width = 1200;
const height = 630;

/** The size of a block: a third of the card's height. */
const patch = height / 3;
const left = 72;

/** Widths of pictures: the scenes of services are square, covers are cropped to 1.1 : 1. */
const sceneWidth = 630;
const coverWidth = 693;

/**
 * The social card of a page (`og:image`): name, heading and lead on the left; six blocks, or the page's picture, on the
 * right. Services also show their two blocks, case studies the client's four colours.
 */
export function SocialCard({ route, index, content }: CardProps & { content: SiteContent }) {
  const { heading, lead, picture } = cardText(route.entry, content);
  const project = findEntry(content.portfolio, route.entry)?.data;
  const service = findEntry(content.services, route.entry)?.data;
  // Pictures need more space than blocks, and the two blocks or the colours are between the picture and the text.
  const pictureWidth = service ? sceneWidth : coverWidth;
  const textWidth = picture ? width - pictureWidth - left - 48 : width - 2 * patch - left - 72;
  return (
    <div style={{ display: "flex", width, height, background: dyes.snow }}>
      <div style={{ ...column, flexGrow: 1, padding: `64px 0 54px ${left}px` }}>
        <Brand name={content.site.data.brand.name} />
        <p style={{ ...headingStyle, fontSize: picture ? 84 : 96, width: textWidth }} data-lines={3}>
          {heading}
        </p>
        {lead && (
          <p style={{ ...leadStyle, width: textWidth }} data-lines={picture ? 4 : 3}>
            {lead}
          </p>
        )}
      </div>
      {project && (
        <div style={column}>
          {project.colours.map(({ value }) => (
            <div key={value} style={{ width: 20, height: height / 4, background: value }} />
          ))}
        </div>
      )}
      {picture ? (
        <img src={`images/${picture.file.imageFile}`} width={pictureWidth} height={height} alt="" />
      ) : (
        <div style={{ display: "flex", flexWrap: "wrap", width: 2 * patch }}>
          {sixBlocks(index).map((block) => (
            <Patch key={block.shape} block={block} size={patch} />
          ))}
        </div>
      )}
      {service && (
        <div style={{ ...column, position: "absolute", left: width - pictureWidth, top: patch }}>
          <Patch block={service.block} size={patch / 2} />
          <Patch block={service.secondBlock} size={patch / 2} />
        </div>
      )}
    </div>
  );
}

const column = { display: "flex", flexDirection: "column" } as const;

const headingStyle = {
  margin: "8px 0 0",
  fontFamily: headingFamily,
  lineHeight: 0.98,
  textWrap: "balance",
  color: dyes.indigo,
} as const;

const leadStyle = {
  margin: "auto 0 0",
  fontFamily: textFamily,
  fontSize: 28,
  lineHeight: 1.36,
  textWrap: "balance",
  color: colourOf("--color-text-soft"),
} as const;

function Brand({ name }: { name: string }) {
  return (
    <div style={column}>
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        <img src={markUrl} width="64" height="64" alt="" />
        <p style={{ margin: 0, fontFamily: headingFamily, fontSize: 42, color: dyes.indigo }}>{name}</p>
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture's alternative text is in the page's head */}
      <svg width="240" height="3" style={{ marginTop: 30 }}>
        <path d="M0 1.5h240" stroke={dyes.maple} strokeWidth="3" strokeDasharray="15 10.5" />
      </svg>
    </div>
  );
}

function Patch({ block, size }: { block: Block; size: number }) {
  const [ground, first, second, detail] = kits[block.kit];
  return (
    <img
      src={`sprites/ui.svg#${block.shape}`}
      width={size}
      height={size}
      alt=""
      data-g={dyes[ground]}
      data-p={dyes[first]}
      data-s={dyes[second]}
      data-d={dyes[detail]}
    />
  );
}

/** Six blocks of the quilt in rows of two, different for each page. Neighbours have different grounds. */
function sixBlocks(index: number): Block[] {
  const start = (index * 3) % quilt.length;
  return Array.from({ length: 6 }, (_, place) => quilt[(start + place) % quilt.length] as Block);
}
