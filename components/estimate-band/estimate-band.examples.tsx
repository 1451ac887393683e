import { EstimateBand } from "./estimate-band.tsx";

export const examples = { band: <EstimateBand /> };
