import { TeamStrip } from "./team-strip.tsx";

export const examples = { all: <TeamStrip /> };
