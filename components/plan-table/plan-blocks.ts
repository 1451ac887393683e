import type { Block } from "../../content/schemas.ts";

/** Cut and round in turn, on three grounds. */
const blocks: Block[] = [
  { shape: "maple1", kit: "k3" },
  { shape: "petal", kit: "k5" },
  { shape: "geese", kit: "k8" },
  { shape: "bloom", kit: "k3" },
  { shape: "star", kit: "k5" },
  { shape: "jaali", kit: "k8" },
];

/** The block at a place of a quilt: neighbours differ in rows of five and of ten, and in a table, counted along both sides. */
export function planBlock(place: number): Block {
  return blocks[place % blocks.length] as Block;
}
