import { WithPictures } from "../with-pictures.tsx";
import { CaseBoard } from "./case-board.tsx";

const text = (
  <div>
    <p>The food is generous and unhurried, and the old identity was neither.</p>
    <p>The bowl became the smallest piece of the system.</p>
  </div>
);

export const examples = {
  board: (
    <WithPictures>
      {(at) => (
        <CaseBoard
          logo={at(0)}
          logoGround="#FFE7B3"
          textGround="#1E5A3C"
          heading="Branding Creative"
          label="Our Solution"
        >
          {text}
        </CaseBoard>
      )}
    </WithPictures>
  ),
  long: (
    <WithPictures>
      {(at) => (
        <CaseBoard
          logo={at(0)}
          logoGround="#E4452B"
          textGround="#FFE7B3"
          heading="Rindfleischetikettierungsüberwachung"
          label="Our Solution"
        >
          {text}
        </CaseBoard>
      )}
    </WithPictures>
  ),
};
