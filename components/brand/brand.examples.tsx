import { Brand } from "./brand.tsx";

export const examples = { brand: <Brand /> };
