import { WithPictures } from "../with-pictures.tsx";
import { CloverSign } from "./clover-sign.tsx";

const sentence = <p>The clover has four leaves, and one of them is yellow.</p>;

export const examples = {
  "a sentence": <CloverSign ground="#08291E">{sentence}</CloverSign>,
  photograph: (
    <WithPictures>
      {(at) => (
        <CloverSign ground="#08291E" picture={at(0)}>
          {sentence}
        </CloverSign>
      )}
    </WithPictures>
  ),
};
