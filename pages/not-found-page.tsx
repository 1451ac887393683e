import { ButtonLink } from "../components/button/button.tsx";
import { Notice } from "../components/notice/notice.tsx";
import { useSite } from "../components/use-site.ts";
import type { NotFound } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** `/404`: the page that hosts show for addresses that do not exist. */
export function NotFoundPage({ entry }: PageProps<NotFound>) {
  const { content, link } = useSite();
  const { heading, lead, button } = entry.data;
  return (
    <Notice block={{ shape: "half", kit: "k5" }} otherHalf="k2" heading={heading}>
      <p className="lead">{lead}</p>
      <ButtonLink href={link(content.home)}>{button}</ButtonLink>
    </Notice>
  );
}
