import { CloverSign } from "./clover-sign.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  "a sentence": (
    <CloverSign grounds={grounds}>
      <p>The clover has four leaves, and one of them is yellow.</p>
    </CloverSign>
  ),
};
