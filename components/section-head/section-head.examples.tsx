import { SectionHead } from "./section-head.tsx";

export const examples = {
  heading: <SectionHead heading="What we build" />,
  "with a lead": (
    <SectionHead heading="Five crafts, one bench" lead="Hire one, or have them work together." />
  ),
};
