import { PolicyHead } from "./policy-head.tsx";

export const examples = {
  section: <PolicyHead heading="Terms and Conditions" lead="By using it you agree." sign="section" />,
  asterisk: <PolicyHead heading="Disclaimer" sign="asterisk" />,
  at: <PolicyHead heading="Donaudampfschifffahrtsgesellschaft" lead="<b>Not bold</b>" sign="at" />,
};
