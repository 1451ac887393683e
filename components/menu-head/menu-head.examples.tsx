import { WithPictures } from "../with-pictures.tsx";
import { MenuHead } from "./menu-head.tsx";

const facts = [
  { label: "Client", value: "Sosoulicious" },
  { label: "Category", value: "Logo, Website" },
];

export const examples = {
  table: (
    <WithPictures>
      {(at) => (
        <MenuHead
          heading="Sosoulicious"
          lead="A logo, a box and a website for a kitchen that cooks slowly."
          picture={{ ...at(2), caption: "The bag, the box, the bowl." }}
          facts={facts}
          ground="#3A1330"
          lettering={{ name: at(0).file }}
        />
      )}
    </WithPictures>
  ),
};
