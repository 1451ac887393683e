import type { Block as BlockData, Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { phoneHref } from "../phone.ts";
import { PhoneHours } from "../phone-hours.tsx";
import { useSite } from "../use-site.ts";

/**
 * The band at the end of most pages, in one of five dyes: a link to ask for an estimate, and the phone number. The dye
 * decides on the composition, unless the page does: "row", the heading above everything, with upright blocks; "quilt", blocks
 * as high as the band at the side of all text; or "number", the phone number as wide as the page, without blocks, which is
 * also the form of a dye that has none. With a picture it is a poster as high as the window, on phones below the words.
 */
export function EstimateBand({
  dye = "maple",
  picture,
  ...own
}: { dye?: keyof typeof dyes; picture?: Service["closingPicture"] } & Partial<Composition>) {
  const { content, link } = useSite();
  const { heading, lead, button } = content.estimate.data;
  const { phone } = content.site.data.offices[0];
  const { kit, blocks, ...chosen }: Composition = { ...dyes[dye], ...own };
  const form = picture ? "poster" : blocks ? chosen.form : "number";
  return (
    <section className={`estimate-band estimate-${form} ${kitGround(kit)} lazy-section`}>
      <div className="wrap estimate-band__inside">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink href={link(content.contact)}>{button}</ButtonLink>
        </div>
        <p>
          <PhoneHours />
          <a className="estimate-band__phone" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </div>
      {picture ? (
        <Picture {...picture} />
      ) : (
        blocks &&
        form !== "number" && (
          <div className="estimate-band__blocks">
            {blocks.map((block) => (
              <Block key={block.shape} {...block} />
            ))}
          </div>
        )
      )}
    </section>
  );
}

interface Composition {
  kit: BlockData["kit"];
  form: "row" | "quilt" | "number";
  blocks?: BlockData[];
}

/**
 * The kit whose ground the band has, and three blocks, the first of which is large; they stand out from the band and, with no
 * indigo ground, from the footer below.
 */
const dyes = {
  maple: {
    kit: "k3",
    form: "row",
    blocks: [
      { shape: "maple1", kit: "k5" },
      { shape: "ambi", kit: "k1" },
      { shape: "jaali", kit: "k4" },
    ],
  },
  marigold: { kit: "k1", form: "number" },
  ice: {
    kit: "k4",
    form: "quilt",
    blocks: [
      { shape: "ambi", kit: "k6" },
      { shape: "maple1", kit: "k5" },
      { shape: "bloom", kit: "k8" },
    ],
  },
  rose: {
    kit: "k6",
    form: "quilt",
    blocks: [
      { shape: "ambi", kit: "k4" },
      { shape: "pine", kit: "k5" },
      { shape: "jaali", kit: "k7" },
    ],
  },
  frost: { kit: "k5", form: "number" },
} satisfies Record<string, Composition>;
