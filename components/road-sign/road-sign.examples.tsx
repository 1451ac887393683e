import { SignPanels } from "./road-sign.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  panels: (
    <SignPanels grounds={grounds} isLit>
      <p>Open at any hour.</p>
    </SignPanels>
  ),
};
