import { WithPictures } from "../with-pictures.tsx";
import { PhotoWall } from "./photo-wall.tsx";

const captions = [
  "Product",
  "Advertisement",
  "Portfolio",
  "Wedding",
  "Still life",
  "A still of a film with a long caption",
];

export const examples = {
  six: (
    <WithPictures>
      {(at) => (
        <PhotoWall
          heading="From the last shoots"
          photographs={captions.map((caption, index) => ({ ...at(index), caption }))}
        />
      )}
    </WithPictures>
  ),
};
