import { TeamGrid } from "./team-grid.tsx";

export const examples = { all: <TeamGrid /> };
