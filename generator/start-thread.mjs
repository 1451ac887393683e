/** `thread.ts` from its source. With Node 20, `--import tsx` in the arguments of a thread does nothing. */
import { register } from "tsx/esm/api";

register();
await import("./thread.ts");
