import { ServicesHead } from "./services-head.tsx";

export const examples = {
  title: <ServicesHead heading="Our services" />,
  lead: <ServicesHead heading="Our services" lead="Five kinds of cloth, all from the same mill." />,
  long: <ServicesHead heading="Geschwindigkeitsbegrenzungen" lead="Five kinds of cloth." />,
};
