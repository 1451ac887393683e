import { Icon, Pictogram } from "./icon.tsx";

export const examples = {
  icon: <Icon name="phone" />,
  pictogram: <Pictogram name="restaurants" />,
};
