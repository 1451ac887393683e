import { EstimateBand } from "./estimate-band.tsx";

export const examples = {
  maple: <EstimateBand />,
  marigold: <EstimateBand dye="marigold" />,
  ice: <EstimateBand dye="ice" />,
  rose: <EstimateBand dye="rose" />,
  "maple, the number": <EstimateBand form="number" />,
  "rose, the poster": <EstimateBand dye="rose" form="poster" />,
  frost: <EstimateBand dye="frost" />,
};
