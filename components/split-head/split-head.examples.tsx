import { WithPictures } from "../with-pictures.tsx";
import { SplitHead } from "./split-head.tsx";

const facts = [
  { label: "Client", value: "Beatum IT Solutions" },
  { label: "Category", value: "Website, Digital Marketing" },
];

export const examples = {
  split: (
    <WithPictures>
      {(at) => (
        <SplitHead
          heading="My Techvisor"
          lead="A mark that listens."
          picture={at(2)}
          facts={facts}
          ground="#FFE7B3"
        />
      )}
    </WithPictures>
  ),
  long: (
    <WithPictures>
      {(at) => (
        <SplitHead
          heading="Rindfleischetikettierungsüberwachungsgesellschaft"
          lead="A sentence that does not stop where one expects it to, because somebody had more to say about this project than the space beside the title was made for."
          picture={at(0)}
          facts={facts}
          ground="#E4452B"
        />
      )}
    </WithPictures>
  ),
};
