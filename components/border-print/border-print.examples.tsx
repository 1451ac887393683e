import { BorderPrint } from "./border-print.tsx";

export const examples = { print: <BorderPrint /> };
