import { PriceBoard } from "./price-board.tsx";

const list = [
  { name: "Clover", value: "#0B8548", parts: 5 },
  { name: "Lucky yellow", value: "#FFE14A", parts: 2 },
  { name: "Sky", value: "#CDEBF4", parts: 3 },
  { name: "Night", value: "#08291E", parts: 2 },
];

export const examples = {
  "four colours": (
    <PriceBoard
      grounds={{ logo: "#0B8548", road: "#08291E", light: "#FFE14A" }}
      label="Our Solution"
      heading="Branding Creative"
      facts={[{ label: "Client", value: "Lucky CNG Centre" }]}
      ground="#CDEBF4"
      colours={{ label: "Colours", list }}
    >
      <div>
        <p>Drivers choose a filling station at speed.</p>
      </div>
    </PriceBoard>
  ),
};
