import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/**
 * The blocks of all services, sewn together in patches of one large block and the four that follow it: three patches in a row
 * in wide windows, on phones one.
 */
export function JoinedQuilt({ blocks }: { blocks: BlockData[] }) {
  return (
    <div className="joined-quilt">
      <div>
        {patches.map((first, patch) => (
          <div key={patch}>
            {[0, 1, 2, 3, 4].map((next) => (
              <Block key={next} {...(blocks[(first + next) % blocks.length] as BlockData)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The large block of each patch; of five blocks, none meets itself. */
const patches = [0, 1, 2, 2, 3, 4];
