import { HireBand } from "./hire-band.tsx";

export const examples = {
  hire: <HireBand text="Need a developer for a week, or a team for a year?" button="Hire Now" />,
};
