import { ServiceSwatches } from "./service-swatches.tsx";

export const examples = { five: <ServiceSwatches /> };
