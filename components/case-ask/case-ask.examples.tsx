import { WithPictures } from "../with-pictures.tsx";
import { CaseAsk } from "./case-ask.tsx";

export const examples = {
  light: <CaseAsk grounds={["#FFE7B3", "#E4452B"]} />,
  field: (
    <WithPictures>
      {(at) => <CaseAsk grounds={["#1E5A3C", "#1E5A3C"]} patch="#FFE7B3" motif={at(0).file} layout="field" />}
    </WithPictures>
  ),
  dark: <CaseAsk grounds={["#3A1330", "#1E5A3C"]} patch="#FFE7B3" />,
  motif: (
    <WithPictures>{(at) => <CaseAsk grounds={["#FFE7B3", "#1E5A3C"]} motif={at(0).file} />}</WithPictures>
  ),
};
