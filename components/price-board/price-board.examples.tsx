import { CaseText } from "../case-text/case-text.tsx";
import { PriceBoard } from "./price-board.tsx";

const colours = [
  { name: "Clover", value: "#0B8548", parts: 5 },
  { name: "Lucky yellow", value: "#FFE14A", parts: 2 },
  { name: "Sky", value: "#CDEBF4", parts: 3 },
  { name: "Night", value: "#08291E", parts: 2 },
];

export const examples = {
  "four colours": (
    <PriceBoard
      grounds={{ logo: "#0B8548", road: "#08291E", light: "#FFE14A" }}
      colours={colours}
      label="Colours"
    >
      <CaseText
        heading="Branding Creative"
        label="Our Solution"
        facts={[{ label: "Client", value: "Lucky CNG Centre" }]}
        ground="#CDEBF4"
        ink="#08291E"
      >
        <div>
          <p>Drivers choose a filling station at speed.</p>
        </div>
      </CaseText>
    </PriceBoard>
  ),
};
