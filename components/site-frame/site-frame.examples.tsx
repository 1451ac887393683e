import { SiteFrame } from "./site-frame.tsx";

export const examples = { frame: <SiteFrame>The page</SiteFrame> };
