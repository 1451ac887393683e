import { WithPictures } from "../with-pictures.tsx";
import { ContactSheet, type Shoot } from "./contact-sheet.tsx";

const frames: Shoot["frames"][] = [
  [{}, { mark: "chosen" }, {}, { mark: "rejected" }],
  [{ mark: "chosen" }, {}],
];

export const examples = {
  two: (
    <WithPictures>
      {(at) => (
        <ContactSheet
          heading="What we shoot"
          items={["Product photography", "Unternehmensfilmaufnahmen"].map((name, index) => ({
            name,
            text: "On white, on a set or in use, cut to the sizes your shop needs.",
            icon: "product-photo",
            picture: { ...at(index), alt: "A picture" },
            frames: frames[index] ?? [],
          }))}
        />
      )}
    </WithPictures>
  ),
};
