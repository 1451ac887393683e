import { PageHead } from "../components/page-head/page-head.tsx";
import { PolicySections } from "../components/policy-sections/policy-sections.tsx";
import { useSite } from "../components/use-site.ts";
import type { Block, Policy } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel } = entry.data;
  const { disclaimer, privacyPolicy } = useSite().content;
  const poster: Block =
    entry === disclaimer
      ? { shape: "petal", kit: "k6" }
      : entry === privacyPolicy
        ? { shape: "arch", kit: "k1" }
        : { shape: "star", kit: "k4" };
  return (
    <>
      <PageHead heading={heading} lead={lead} poster={poster} />
      <PolicySections entry={entry} label={sectionsLabel} />
      <Fold />
    </>
  );
}
