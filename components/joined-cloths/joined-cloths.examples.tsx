import type { Block } from "../../content/schemas.ts";
import { JoinedCloths } from "./joined-cloths.tsx";

const blocks: Block[] = [
  { shape: "cabin", kit: "k2" },
  { shape: "petal", kit: "k6" },
  { shape: "geese", kit: "k4" },
  { shape: "jaali", kit: "k7" },
  { shape: "star", kit: "k1" },
];

export const examples = {
  cloths: (
    <JoinedCloths
      heading="Integrated services"
      lead="Pick the pieces you need today. They are made to be joined later."
      blocks={blocks}
    />
  ),
  long: (
    <JoinedCloths
      heading="Geschwindigkeitsbegrenzungen"
      lead="Pick the pieces you need today. They are made to be joined later, in any order, by the people who cut them."
      blocks={blocks}
    />
  ),
};
