import { WithPictures } from "../with-pictures.tsx";
import { Film } from "./video.tsx";

export const examples = {
  film: <WithPictures>{(at) => <Film title="A film in a minute" poster={at(0).file} />}</WithPictures>,
  long: (
    <WithPictures>
      {(at) => (
        <Film
          title="Rindfleischetikettierungsüberwachungsgesellschaft, or how a film got a title that does not fit on one line of any telephone"
          poster={at(1).file}
        />
      )}
    </WithPictures>
  ),
};
