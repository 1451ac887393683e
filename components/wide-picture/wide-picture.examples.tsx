import { WidePicture } from "./wide-picture.tsx";

const picture = { file: { imageFile: "portfolio/beatum-website.svg" }, alt: "A website" };

export const examples = {
  picture: <WidePicture {...picture} />,
  caption: <WidePicture {...picture} caption="The first page" />,
};
