import { MetSeams } from "./met-seams.tsx";

export const examples = { seams: <MetSeams /> };
