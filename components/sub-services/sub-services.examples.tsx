import { SubServices } from "./sub-services.tsx";

export const examples = {
  two: (
    <SubServices
      heading="What we build"
      items={[
        { name: "UI/UX design", text: "Flows, screens and a clickable prototype.", icon: "ux" },
        { name: "E-commerce sites", text: "Catalogue, cart, payment and the back office.", icon: "shop" },
      ]}
    />
  ),
};
