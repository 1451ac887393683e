import { EstimateBand } from "../estimate-band/estimate-band.tsx";
import { MetSeams } from "./met-seams.tsx";

export const examples = {
  seams: (
    <MetSeams>
      <EstimateBand form="number" />
    </MetSeams>
  ),
};
