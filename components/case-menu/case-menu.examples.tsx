import { ColourRow } from "../colour-row/colour-row.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { CaseMenu } from "./case-menu.tsx";

const colours = [
  { name: "Tomato", value: "#E4452B", parts: 5 },
  { name: "Butter", value: "#FFE7B3", parts: 3 },
  { name: "Basil", value: "#1E5A3C", parts: 2 },
  { name: "A very long name of a colour", value: "#3A1330", parts: 1 },
];

export const examples = {
  table: (
    <WithPictures>
      {(at) => (
        <CaseMenu
          plate={at(0).file}
          ground="#1E5A3C"
          sign="#3A1330"
          paper="#FFF8EA"
          ink="#3A1330"
          heading="Branding Creative"
          label="Our Solution"
          plates={<ColourRow label="Colours" colours={colours} layout="plates" />}
          statement={<p>The food is generous and unhurried, and the old identity was neither.</p>}
        >
          <div>
            <p>The bowl became the smallest piece of the system.</p>
            <p>The website needs one picture and five words: bowls, plates, sides, sweets, drinks.</p>
          </div>
        </CaseMenu>
      )}
    </WithPictures>
  ),
};
