import { ClockHands } from "./clock-hands.tsx";

export const examples = {
  hands: <ClockHands />,
};
