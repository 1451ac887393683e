import { WithPictures } from "../with-pictures.tsx";
import { MarkSheet } from "./mark-sheet.tsx";

export const examples = {
  mark: (
    <WithPictures>
      {(at) => (
        <MarkSheet
          heading="One mark, every size"
          text="Straight cuts on the left, circles on the right, and one seam."
          picture={at(0)}
          sizes={{ sign: "Above the door", coin: "As wide as a dollar coin", tab: "In a browser tab" }}
        />
      )}
    </WithPictures>
  ),
};
