import { Industries } from "./industries.tsx";

export const examples = { twelve: <Industries heading="Twelve trades we know from the inside" /> };
