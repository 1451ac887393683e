import { Breadcrumb } from "./breadcrumb.tsx";

export const examples = { "page at hand": <Breadcrumb /> };
