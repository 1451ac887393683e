import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { TimberHead } from "./timber-head.tsx";

export const examples = {
  mark: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#12382b" className="case-study timber">
          <TimberHead
            heading="HMW"
            lead="Three letters joined like good woodwork."
            mark={at(0)}
            picture={at(1)}
            facts={[{ label: "Client", value: "HMW" }]}
          />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
