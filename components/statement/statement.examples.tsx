import { Statement } from "./statement.tsx";

const point = {
  heading: "Our mission",
  text: "To give every business, whatever its size, design and software made with the care of handwork.",
};

export const examples = {
  leaf: <Statement {...point} art="leaf" />,
  flower: <Statement {...point} art="flower" />,
};
