import { CaseLogo } from "../case-logo/case-logo.tsx";
import { CaseText } from "../case-text/case-text.tsx";
import { ColourRow } from "../colour-row/colour-row.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { CaseQuilt } from "./case-quilt.tsx";

const colours = [
  { name: "Tomato", value: "#E4452B", parts: 5 },
  { name: "Butter", value: "#FFE7B3", parts: 3 },
  { name: "Basil", value: "#1E5A3C", parts: 2 },
  { name: "Aubergine", value: "#3A1330", parts: 1 },
];

export const examples = {
  logo: (
    <WithPictures>
      {(at) => (
        <CaseQuilt>
          <CaseText heading="A bowl that steams" label="The solution">
            <div>
              <p>The bowl is the sign, and its steam is the name.</p>
            </div>
          </CaseText>
          <div className="case-quilt__side">
            <CaseLogo logo={at(0)} ground="#FFE7B3" />
            <ColourRow label="Colours" colours={colours} layout="squares" />
          </div>
        </CaseQuilt>
      )}
    </WithPictures>
  ),
};
