import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** The blocks of all services, sewn together in four strips: two rows in wide windows, four on phones. */
export function JoinedQuilt({ blocks }: { blocks: BlockData[] }) {
  return (
    <div className="joined-quilt">
      <div>
        {shifts.map((shift) => (
          <div key={shift}>
            {[...blocks.slice(shift % blocks.length), ...blocks.slice(0, shift % blocks.length)].map(
              (block) => (
                <Block key={block.shape} {...block} />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The block that each strip begins with; of five blocks, none meets itself. */
const shifts = [0, 1, 3, 4];
