import { Cloth } from "./cloth.tsx";

export const examples = {
  cut: <Cloth block={{ shape: "geese", kit: "k4" }} />,
  round: <Cloth block={{ shape: "jaali", kit: "k7" }} />,
};
