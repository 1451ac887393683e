import { WithPictures } from "../with-pictures.tsx";
import { ContactSheet, type Shoot } from "./contact-sheet.tsx";

const marks: Shoot["frames"][number]["mark"][][] = [
  [undefined, "chosen", undefined, "rejected"],
  ["chosen", undefined],
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
            frames: (marks[index] ?? []).map((mark, frame) => ({ ...at(frame), alt: "A picture", mark })),
          }))}
        />
      )}
    </WithPictures>
  ),
};
