import { Carousel } from "./carousel.tsx";

export const examples = {
  three: <Carousel label="Quotes" slides={["First", "Second", "Third"]} markers />,
  one: <Carousel label="Quotes" slides={["Only one"]} />,
  none: <Carousel label="Quotes" slides={[]} />,
};
