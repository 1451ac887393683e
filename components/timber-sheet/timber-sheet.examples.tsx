import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { TimberDoor, TimberSheet } from "./timber-sheet.tsx";

export const examples = {
  sheet: (
    <ClientGround colour="#12382b" className="timber">
      <TimberSheet />
    </ClientGround>
  ),
  door: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#12382b" className="timber">
          <TimberDoor {...at(0)} part={{ file: at(1).file }} />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
