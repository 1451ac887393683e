/** Data that all pages share. It is read once, and not bundled because it is large. */
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
export const site = read("site");
export const images = read("images");
export const frames = read("frames");
export const pages = read("pages");
