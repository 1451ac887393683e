import { MissingPatch } from "./missing-patch.tsx";

export const examples = { quilt: <MissingPatch /> };
