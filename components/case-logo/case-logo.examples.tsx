import { WithPictures } from "../with-pictures.tsx";
import { CaseLogo } from "./case-logo.tsx";

export const examples = {
  part: (
    <WithPictures>
      {(at) => <CaseLogo logo={at(0)} part={{ file: at(1).file }} ground="#FFE7B3" />}
    </WithPictures>
  ),
  beside: <WithPictures>{(at) => <CaseLogo logo={at(0)} ground="#FFE7B3" />}</WithPictures>,
};
