import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { JoinedCloths } from "../joined-cloths/joined-cloths.tsx";
import { useSite } from "../use-site.ts";
import { CaseList } from "./case-list.tsx";

type Look = Parameters<typeof CaseList>[0]["look"];

function Example({ look, count, change = {} }: { look: Look; count: number; change?: Partial<Project> }) {
  const { portfolio, work } = useSite().content;
  const projects = portfolio.slice(0, count).map((project: Entry<Project>) => ({
    ...project,
    data: { ...project.data, ...change },
  }));
  return <CaseList heading="In use" look={look} cases={count === 0 ? work : projects} />;
}

export const examples = {
  beside: <Example look="beside" count={2} />,
  pair: <Example look="pair" count={2} />,
  "one of a pair": <Example look="pair" count={1} />,
  three: <Example look="pair" count={3} />,
  seam: (
    <>
      <JoinedCloths
        heading="Integrated services"
        lead="Pick the pieces you need today."
        blocks={[{ shape: "petal", kit: "k6" }]}
      />
      <Example look="seam" count={3} />
    </>
  ),
  sites: <Example look="sites" count={4} />,
  application: <Example look="beside" count={0} />,
  long: (
    <Example
      look="beside"
      count={1}
      change={{ client: "Rindfleischetikettierungsüberwachungsgesellschaft & Partner" }}
    />
  ),
};
