import { useExampleProject } from "../example-project.tsx";
import { ClearingAsk } from "./clearing-ask.tsx";

function Ask() {
  return <ClearingAsk project={useExampleProject("").data} wall="#BCA3F2" ink="#371B58" />;
}

export const examples = { question: <Ask /> };
