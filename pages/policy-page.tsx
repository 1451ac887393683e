import { PageHead } from "../components/page-head/page-head.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { useSite } from "../components/use-site.ts";
import type { Block, Policy } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** Quiet ones. Each policy begins with another. */
const blocks: Block[] = [
  { shape: "quarter", kit: "k4" },
  { shape: "kantha", kit: "k7" },
  { shape: "half", kit: "k5" },
  { shape: "geese2", kit: "k6" },
  { shape: "quarter", kit: "k8" },
  { shape: "cabin", kit: "k2" },
];

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel } = entry.data;
  const { disclaimer, privacyPolicy } = useSite().content;
  const turn = entry === disclaimer ? 2 : entry === privacyPolicy ? 4 : 0;
  return (
    <>
      <PageHead heading={heading} lead={lead} blocks={[...blocks.slice(turn), ...blocks.slice(0, turn)]} />
      <Prose entry={entry} label={sectionsLabel} isSummed />
      <Fold />
    </>
  );
}
