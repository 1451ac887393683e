import { CaseText } from "./case-text.tsx";

export const examples = {
  text: (
    <CaseText heading="Branding Creative" label="Our Solution" ground="#1e5a3c">
      <div>
        <p>The food is generous and unhurried, and the old identity was neither.</p>
        <p>The bowl became the smallest piece of the system.</p>
      </div>
    </CaseText>
  ),
};
