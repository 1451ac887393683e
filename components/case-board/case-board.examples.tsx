import { CaseBoard } from "./case-board.tsx";

const logo = { file: { imageFile: "portfolio/sosoulicious-logo.svg" }, alt: "Sosoulicious" };
const text = (
  <div>
    <p>The food is generous and unhurried, and the old identity was neither.</p>
    <p>The bowl became the smallest piece of the system.</p>
  </div>
);

export const examples = {
  left: (
    <CaseBoard
      logo={logo}
      logoGround="#FFE7B3"
      textGround="#1E5A3C"
      heading="Branding Creative"
      label="Our Solution"
    >
      {text}
    </CaseBoard>
  ),
  right: (
    <CaseBoard
      logo={logo}
      logoGround="#E4452B"
      textGround="#FFE7B3"
      isLogoRight
      heading="Rindfleischetikettierungsüberwachung"
      label="Our Solution"
    >
      {text}
    </CaseBoard>
  ),
};
