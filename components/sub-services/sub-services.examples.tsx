import { SubServices } from "./sub-services.tsx";

const items = [
  { name: "UI/UX design", text: "Flows, screens and a clickable prototype.", icon: "ux" },
  { name: "E-commerce sites", text: "Catalogue, cart, payment and the back office.", icon: "shop" },
  { name: "Dynamic sites", text: "Sites your own team can edit.", icon: "dyn" },
];

export const examples = {
  patches: <SubServices heading="What we build" items={items} />,
  two: <SubServices heading="What we build" items={items.slice(0, 2)} look="screens" />,
  squares: <SubServices heading="What we build" items={items} look="squares" />,
  list: <SubServices heading="What we build" items={items} look="list" />,
};
