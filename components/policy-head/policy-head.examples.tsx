import { PolicyHead } from "./policy-head.tsx";

export const examples = {
  section: (
    <PolicyHead heading="Terms and Conditions" lead="By using it you agree." sign="section" kit="k4" />
  ),
  asterisk: <PolicyHead heading="Disclaimer" sign="asterisk" kit="k6" />,
  at: <PolicyHead heading="Donaudampfschifffahrtsgesellschaft" lead="<b>Not bold</b>" sign="at" kit="k1" />,
};
