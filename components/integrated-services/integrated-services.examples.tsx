import { IntegratedServices } from "./integrated-services.tsx";

export const examples = {
  index: <IntegratedServices heading="Integrated services" lead="Pick the pieces you need today." />,
};
