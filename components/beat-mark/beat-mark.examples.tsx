import { BeatMark } from "./beat-mark.tsx";

export const examples = {
  mark: <BeatMark label="The Beatum mark, four bars" ground="#05363A" bars="#55D6C2" event="#FF7A57" />,
};
