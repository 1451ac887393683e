import { Ribbons } from "./ribbons.tsx";

export const examples = {
  cross: (
    <Ribbons
      className="k1"
      box="0 0 100 100"
      ribbons={[
        ["var(--d)", "M50 0V100"],
        ["var(--p)", "M0 50H100"],
      ]}
    />
  ),
};
