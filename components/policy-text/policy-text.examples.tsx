import { useSite } from "../../generator/site.tsx";
import { PolicyText } from "./policy-text.tsx";

function Terms() {
  return <PolicyText entry={useSite().content.terms} label="Sections of this page" />;
}

export const examples = { terms: <Terms /> };
