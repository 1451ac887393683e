import { ClothHead } from "./cloth-head.tsx";

export const examples = {
  head: <ClothHead heading="In good company" lead="Fifty clients so far, and a free seat." />,
};
