import { useSite } from "../use-site.ts";
import { PolicyText } from "./policy-text.tsx";

function Terms() {
  return <PolicyText entry={useSite().content.terms} label="Sections of this page" />;
}

export const examples = { terms: <Terms /> };
