import { PolicyHead, type PolicySign } from "../components/policy-head/policy-head.tsx";
import { PolicySections, splitPolicy } from "../components/policy-sections/policy-sections.tsx";
import { useSite } from "../components/use-site.ts";
import type { Policy } from "../content/schemas.ts";
import { Markdown, type PageProps } from "../generator/site.tsx";

/** `/terms`, `/disclaimer`, `/privacy_policy`: a text and the list of its sections. */
export function PolicyPage({ entry }: PageProps<Policy>) {
  const { heading, lead, sectionsLabel } = entry.data;
  const { disclaimer, privacyPolicy } = useSite().content;
  const sign: PolicySign =
    entry === disclaimer
      ? { sign: "asterisk", kit: "k6" }
      : entry === privacyPolicy
        ? { sign: "at", kit: "k1" }
        : { sign: "section", kit: "k4" };
  return (
    <>
      <PolicyHead heading={heading} lead={lead} {...sign}>
        <Markdown entry={{ ...entry, body: splitPolicy(entry.body).intro }} />
      </PolicyHead>
      <PolicySections entry={entry} label={sectionsLabel} after={sign.kit} />
    </>
  );
}
