import { SectionHead } from "./section-head.tsx";

export const examples = {
  heading: <SectionHead heading="What we build" />,
  large: <SectionHead heading="Five crafts, one bench" large />,
  "with a lead": (
    <SectionHead heading="Five crafts, one bench" lead="Hire one, or have them work together." />
  ),
};
