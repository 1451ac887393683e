import { WithPictures } from "../with-pictures.tsx";
import { CaseHead } from "./case-head.tsx";

const facts = [
  { label: "Client", value: "Beatum IT Solutions" },
  { label: "Category", value: "Website, Digital Marketing" },
];

export const examples = {
  project: (
    <WithPictures>
      {(at) => (
        <CaseHead
          heading="Beatum IT Solutions"
          lead="A website whose best day is a quiet one."
          picture={at(0)}
          facts={facts}
        />
      )}
    </WithPictures>
  ),
  short: (
    <WithPictures>
      {(at) => (
        <CaseHead
          heading="HMW"
          lead="Three letters joined like good woodwork."
          picture={at(1)}
          facts={facts}
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
          picture={at(0)}
          facts={facts}
        />
      )}
    </WithPictures>
  ),
};
