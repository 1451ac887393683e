import { WithPictures } from "../with-pictures.tsx";
import { Reasons } from "./reasons.tsx";

export const examples = {
  four: (
    <WithPictures>
      {(at) => (
        <Reasons
          heading="Why clients stay"
          picture={at(0)}
          caption="The bench: one block finished, two waiting."
          reasons={[
            { heading: "One project manager", text: "A plan with dates, and a person who owns it." },
            { heading: "Support around the clock", text: "Two offices on two sides of the day." },
            { heading: "Attention to detail", text: "We check the seams." },
            { heading: "Design and code at one table", text: "Nothing is lost between them." },
          ]}
        />
      )}
    </WithPictures>
  ),
};
