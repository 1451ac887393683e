import { WorkMade } from "./work-made.tsx";

export const examples = {
  two: (
    <WorkMade
      heading="What was made"
      ground="#ffc347"
      items={[
        { heading: "For the guest", text: "A menu with one dish to a line." },
        { heading: "For the kitchen", text: "Tickets in the order in which they have to leave." },
      ]}
    />
  ),
};
