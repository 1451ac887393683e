import { CaseFacts } from "./case-facts.tsx";

export const examples = {
  four: (
    <CaseFacts
      facts={[
        { label: "Client", value: "Sosoulicious" },
        { label: "Category", value: "Logo, Website, Digital Marketing" },
        { label: "Date", value: "23 May 2020" },
        { label: "Website", value: <a href="https://sosoulicious.example">Visit website</a> },
      ]}
    />
  ),
  three: (
    <CaseFacts
      facts={[
        { label: "Client", value: "GS JCB" },
        { label: "Category", value: "Logo, Website" },
        { label: "Date", value: "05 Sep 2020" },
      ]}
    />
  ),
  single: <CaseFacts facts={[{ label: "Built with", value: "Ios | Android | Bootstrap | Jquery" }]} />,
};
