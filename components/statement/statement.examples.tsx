import { Statement } from "./statement.tsx";

const words = { heading: "Our mission", text: "Design and software made with the care of handwork." };

export const examples = {
  right: <Statement {...words} block={{ shape: "maple1", kit: "k3" }} />,
  left: <Statement {...words} block={{ shape: "bloom", kit: "k2" }} mirrored />,
};
