import { WithPictures } from "../with-pictures.tsx";
import { CaseLogo } from "./case-logo.tsx";

export const examples = {
  beside: <WithPictures>{(at) => <CaseLogo logo={at(0)} ground="#FFE7B3" />}</WithPictures>,
};
