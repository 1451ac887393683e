import { PageHead } from "../components/page-head/page-head.tsx";
import { Prose } from "../components/prose/prose.tsx";
import type { Policy } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel } = entry.data;
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        blocks={[
          { shape: "quarter", kit: "k4" },
          { shape: "kantha", kit: "k7" },
          { shape: "half", kit: "k5" },
          { shape: "geese2", kit: "k6" },
          { shape: "quarter", kit: "k8" },
          { shape: "cabin", kit: "k2" },
        ]}
      />
      <Prose entry={entry} label={sectionsLabel} isSummed />
      <Fold />
    </>
  );
}
