import { WithPictures } from "../with-pictures.tsx";
import { EstimateBand } from "./estimate-band.tsx";

export const examples = {
  maple: <EstimateBand />,
  marigold: <EstimateBand dye="marigold" />,
  ice: <EstimateBand dye="ice" />,
  rose: <EstimateBand dye="rose" />,
  "maple, the number": <EstimateBand form="number" />,
  "rose, with a picture": <WithPictures>{(at) => <EstimateBand dye="rose" picture={at(0)} />}</WithPictures>,
  frost: <EstimateBand dye="frost" />,
};
