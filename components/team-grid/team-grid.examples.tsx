import { TeamGrid } from "./team-grid.tsx";

export const examples = {
  all: <TeamGrid />,
  one: <TeamGrid count={1} />,
  four: <TeamGrid count={4} />,
  six: <TeamGrid count={6} />,
};
