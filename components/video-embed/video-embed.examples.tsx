import { WithPictures } from "../with-pictures.tsx";
import { VideoEmbed } from "./video-embed.tsx";

export const examples = {
  youtube: (
    <WithPictures>
      {(at) => (
        <VideoEmbed
          title="A film on YouTube"
          address="https://www.youtube.com/watch?v=aaaaaaaaaaa"
          poster={at(0).file}
        />
      )}
    </WithPictures>
  ),
  vimeo: (
    <WithPictures>
      {(at) => (
        <VideoEmbed
          title="Rindfleischetikettierungsüberwachungsgesellschaft, or a film on Vimeo whose title is far too long"
          address="https://vimeo.com/1/a0"
          poster={at(1).file}
        />
      )}
    </WithPictures>
  ),
};
