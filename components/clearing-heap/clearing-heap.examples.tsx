import { ClearingHeap } from "./clearing-heap.tsx";

const names = [
  "sofa",
  "tyres",
  "armchair",
  "television",
  "boxes",
  "carpet",
  "treadmill",
  "fridge",
  "lamp",
  "ladder",
];

export const examples = {
  heap: <ClearingHeap names={names} alt="A full garage" />,
  "three things": <ClearingHeap names={["sofa", "fridge", "lamp"]} alt="A nearly empty garage" />,
};
