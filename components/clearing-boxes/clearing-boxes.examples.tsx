import { useExampleProject } from "../example-project.tsx";
import { ClearingBoxes } from "./clearing-boxes.tsx";

function Boxes() {
  return <ClearingBoxes project={useExampleProject("").data} ink="#371B58" loud="#FFD52E" second="#BCA3F2" />;
}

export const examples = { boxes: <Boxes /> };
