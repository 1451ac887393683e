import { ValuesPanel } from "./values-panel.tsx";

export const examples = { six: <ValuesPanel />, "own heading": <ValuesPanel heading="Six values" /> };
