import { PolicyHead } from "../components/policy-head/policy-head.tsx";
import { PolicySections, splitPolicy } from "../components/policy-sections/policy-sections.tsx";
import type { Policy } from "../content/schemas.ts";
import { Markdown, type PageProps } from "../generator/site.tsx";

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel, sign } = entry.data;
  return (
    <div className={`policy policy--${sign}`}>
      <PolicyHead heading={heading} lead={lead} sign={sign}>
        <Markdown entry={{ ...entry, body: splitPolicy(entry.body).intro }} />
      </PolicyHead>
      <PolicySections entry={entry} label={sectionsLabel} sign={sign} />
    </div>
  );
}
