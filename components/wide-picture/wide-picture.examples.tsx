import { WithPictures } from "../with-pictures.tsx";
import { WidePicture } from "./wide-picture.tsx";

export const examples = {
  picture: <WithPictures>{(at) => <WidePicture {...at(0)} />}</WithPictures>,
  caption: <WithPictures>{(at) => <WidePicture {...at(0)} caption="The first page" />}</WithPictures>,
};
