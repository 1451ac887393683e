import { DeskStrip } from "./desk-strip.tsx";

export const examples = { strip: <DeskStrip /> };
