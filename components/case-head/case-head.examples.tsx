import { WithPictures } from "../with-pictures.tsx";
import { CaseHead } from "./case-head.tsx";

export const examples = {
  project: (
    <WithPictures>
      {(at) => (
        <CaseHead
          heading="Beatum IT Solutions"
          lead="A website whose best day is a quiet one."
          cover={at(0)}
        />
      )}
    </WithPictures>
  ),
  long: (
    <WithPictures>
      {(at) => (
        <CaseHead
          heading="Rindfleischetikettierungsüberwachungsgesellschaft"
          lead="A sentence that does not stop where one expects it to, because somebody had more to say about this project than the space beside the title was made for."
          cover={at(0)}
        />
      )}
    </WithPictures>
  ),
};
