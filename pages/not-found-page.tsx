import { kitGround } from "../components/block/kit-ground.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { MissingPatch } from "../components/missing-patch/missing-patch.tsx";
import { MoreLink } from "../components/more-link/more-link.tsx";
import { Notice } from "../components/notice/notice.tsx";
import { useSite } from "../components/use-site.ts";
import type { NotFound } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** The cloths of the links. */
const kits = ["k6", "k1", "k3"] as const;

/** `/404`: the page that hosts show for addresses that do not exist. */
export function NotFoundPage({ entry }: PageProps<NotFound>) {
  const { content, link } = useSite();
  const { heading, lead, button } = entry.data;
  return (
    <Notice art={<MissingPatch />} heading={heading}>
      <div>
        <p className="lead">{lead}</p>
        <ButtonLink href={link(content.home)}>{button}</ButtonLink>
      </div>
      <ul>
        {[content.ourServices, content.portfolioPage, content.contact].map((page, index) => (
          <li key={page.file} className={`stitch-top ${kitGround(kits[index] ?? "k6")}`}>
            <MoreLink href={link(page)}>{page.data.menu}</MoreLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
