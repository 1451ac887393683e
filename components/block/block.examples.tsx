import { Block } from "./block.tsx";

export const examples = {
  cut: <Block shape="maple1" kit="k3" />,
  round: <Block shape="bloom" kit="k2" />,
};
