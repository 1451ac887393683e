import { kitGround } from "../components/block/kit-ground.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { MissingPatch } from "../components/missing-patch/missing-patch.tsx";
import { MoreLink } from "../components/more-link/more-link.tsx";
import { Notice } from "../components/notice/notice.tsx";
import { useSite } from "../components/use-site.ts";
import type { NotFound } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** `/404`: the page that hosts show for addresses that do not exist. */
export function NotFoundPage({ entry }: PageProps<NotFound>) {
  const { content, link } = useSite();
  const { heading, lead, button } = entry.data;
  /** With their cloths. */
  const links = [
    [content.ourServices, "k6"],
    [content.portfolioPage, "k1"],
    [content.contact, "k3"],
  ] as const;
  return (
    <Notice art={<MissingPatch />} heading={heading}>
      <div>
        <p className="lead">{lead}</p>
        <ButtonLink href={link(content.home)}>{button}</ButtonLink>
      </div>
      <ul>
        {links.map(([page, kit]) => (
          <li key={page.file} className={`stitch-top ${kitGround(kit)}`}>
            <MoreLink href={link(page)}>{page.data.menu}</MoreLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
