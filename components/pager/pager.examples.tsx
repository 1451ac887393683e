import { Pager } from "./pager.tsx";

function Pages({ count, number }: { count: number; number: number }) {
  return <Pager paths={Array.from({ length: count }, () => "/portfolio")} number={number} />;
}

export const examples = {
  "the first of two": <Pages count={2} number={1} />,
  "all numbers": <Pages count={7} number={4} />,
  "a gap": <Pages count={9} number={2} />,
  "long numbers": <Pages count={1667} number={1234} />,
  "the last": <Pages count={167} number={167} />,
};
