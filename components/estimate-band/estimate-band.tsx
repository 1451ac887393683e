import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/** The band at the end of most pages, in one of four dyes: a link to ask for an estimate, and the phone number. */
export function EstimateBand({ dye = "maple" }: { dye?: keyof typeof dyes }) {
  const { content, link } = useSite();
  const { heading, lead, button, orCall } = content.estimate.data;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  return (
    <section className={`estimate-band ${kitGround(dyes[dye].kit)} lazy-section`}>
      <div className="wrap estimate-band__inside">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink href={link(content.contact)}>{button}</ButtonLink>
        </div>
        <p>
          {orCall}, {hours.days}, {keepTogether(hours.time)}
          <a className="estimate-band__phone" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </div>
      <div className="estimate-band__blocks">
        {dyes[dye].blocks.map((block) => (
          <Block key={block.shape} {...block} />
        ))}
      </div>
    </section>
  );
}

/**
 * The kit whose ground the band has, and four blocks that stand out from it and, with no indigo ground, from the footer
 * below; only phones show the third one.
 */
const dyes = {
  maple: {
    kit: "k3",
    blocks: [
      { shape: "petal", kit: "k6" },
      { shape: "geese", kit: "k1" },
      { shape: "maple1", kit: "k5" },
      { shape: "bloom", kit: "k4" },
    ],
  },
  marigold: {
    kit: "k1",
    blocks: [
      { shape: "pine", kit: "k5" },
      { shape: "kantha", kit: "k7" },
      { shape: "star", kit: "k4" },
      { shape: "petal", kit: "k6" },
    ],
  },
  ice: {
    kit: "k4",
    blocks: [
      { shape: "maple1", kit: "k3" },
      { shape: "bloom", kit: "k8" },
      { shape: "dots", kit: "k6" },
      { shape: "jaali", kit: "k7" },
    ],
  },
  rose: {
    kit: "k6",
    blocks: [
      { shape: "ambi", kit: "k3" },
      { shape: "half", kit: "k4" },
      { shape: "jaali", kit: "k7" },
      { shape: "arch", kit: "k1" },
    ],
  },
} satisfies Record<string, { kit: BlockData["kit"]; blocks: BlockData[] }>;
