import { CaseHead } from "./case-head.tsx";

const cover = { file: { imageFile: "portfolio/beatum-cover.svg" }, alt: "A tilted website" };

export const examples = {
  project: (
    <CaseHead heading="Beatum IT Solutions" lead="A website whose best day is a quiet one." cover={cover} />
  ),
  long: (
    <CaseHead
      heading="Rindfleischetikettierungsüberwachungsgesellschaft"
      lead="A sentence that does not stop where one expects it to, because somebody had more to say about this project than the space beside the title was made for."
      cover={cover}
    />
  ),
};
