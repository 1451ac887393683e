import { Breadcrumb } from "./breadcrumb.tsx";

export const examples = { "current page": <Breadcrumb /> };
