import { JoinedCloths } from "./joined-cloths.tsx";

export const examples = {
  cloths: <JoinedCloths heading="Integrated services" lead="Pick the pieces you need today." />,
  long: (
    <JoinedCloths
      heading="Geschwindigkeitsbegrenzungen"
      lead="Pick the pieces you need today. They are made to be joined later, in any order, by the people who cut them."
    />
  ),
};
