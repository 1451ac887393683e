import { IconLink } from "./icon-square.tsx";

export const examples = { link: <IconLink href="#" icon="phone" label="Call +1 416-555-0142" /> };
