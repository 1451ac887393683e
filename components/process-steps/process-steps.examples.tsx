import { ProcessSteps } from "./process-steps.tsx";

const steps = ["Requirement gathering", "Wireframe", "Deployment", "Support and maintenance"].map(
  (heading) => ({
    heading,
    text: "Each step adds to the one before it.",
  }),
);

export const examples = {
  page: (
    <ProcessSteps
      heading="Four steps, one page"
      lead="Nothing is thrown away."
      drawing="page"
      steps={steps}
    />
  ),
  jaali: <ProcessSteps heading="From grid to lattice" drawing="jaali" steps={steps} />,
};
