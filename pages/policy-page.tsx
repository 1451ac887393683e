import { PageHead } from "../components/page-head/page-head.tsx";
import { Prose } from "../components/prose/prose.tsx";
import type { Policy } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel } = entry.data;
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <Prose entry={entry} label={sectionsLabel} />
      <Fold />
    </>
  );
}
