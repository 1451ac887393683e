import { WithPictures } from "../with-pictures.tsx";
import { Strata } from "./strata.tsx";

const colours = [
  { name: "Asphalt", value: "#1B1B1D", parts: 3 },
  { name: "Concrete", value: "#6B6A66", parts: 2 },
  { name: "Earth", value: "#7A5A36", parts: 1 },
  { name: "Digger yellow", value: "#FFC20A", parts: 6 },
];

export const examples = {
  "four layers": (
    <WithPictures>
      {(at) => (
        <Strata
          colours={colours}
          sky="#FFEBAE"
          arm={{ bar: "#FFC20A", rod: "#6B6A66", collar: "#1B1B1D" }}
          bucket={at(0).file}
          floor={at(0).file}
          contents={[<p key="text">A digger needs no explaining.</p>]}
        >
          {null}
        </Strata>
      )}
    </WithPictures>
  ),
};
