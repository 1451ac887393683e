import { CaseText } from "./case-text.tsx";

const body = (
  <div>
    <p>The food is generous and unhurried, and the old identity was neither.</p>
    <p>The bowl became the smallest piece of the system.</p>
  </div>
);

export const examples = {
  "on the page": (
    <CaseText heading="Branding Creative" label="Our Solution">
      {body}
    </CaseText>
  ),
  "on a colour of its client": (
    <CaseText heading="Branding Creative" label="Our Solution" ground="#1e5a3c">
      {body}
    </CaseText>
  ),
};
