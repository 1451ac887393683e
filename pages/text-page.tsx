import { PageHead } from "../components/page-head/page-head.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { useSite } from "../components/use-site.ts";
import type { TextPage as Data } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/careers`, from `content/text-pages/careers.md`: a heading and a text. */
export function TextPage({ entry }: PageProps<Data>) {
  const { heading, lead } = entry.data;
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <Prose entry={entry} label={useSite().content.labels.data.contents} />
      <Fold />
    </>
  );
}
