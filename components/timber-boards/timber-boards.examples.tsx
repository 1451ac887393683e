import { ClientGround } from "../client-ground/client-ground.tsx";
import { TimberBoards } from "./timber-boards.tsx";

const colours = [
  { name: "Sand", value: "#DCCBA8" },
  { name: "Bottle green", value: "#12382B" },
  { name: "Copper", value: "#C8743C" },
  { name: "Bone", value: "#F1E7D3" },
];

export const examples = {
  boards: (
    <ClientGround colour="#12382b" className="timber">
      <TimberBoards label="Colours" colours={colours}>
        <div>
          <p>The letters widen as they go, four units, six, eight.</p>
        </div>
      </TimberBoards>
    </ClientGround>
  ),
};
