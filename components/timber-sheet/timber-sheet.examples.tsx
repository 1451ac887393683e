import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { TimberSheet } from "./timber-sheet.tsx";

export const examples = {
  sheet: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#12382b" className="timber">
          <TimberSheet {...at(0)} part={{ file: at(1).file }} />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
