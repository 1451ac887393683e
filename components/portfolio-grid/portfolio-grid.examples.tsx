import { useSite } from "../../generator/site.tsx";
import { PortfolioGrid } from "./portfolio-grid.tsx";

function Projects({ count }: { count?: number }) {
  return <PortfolioGrid projects={useSite().content.portfolio.slice(0, count)} />;
}

export const examples = {
  all: <Projects />,
  "an odd number": <Projects count={3} />,
  none: <Projects count={0} />,
};
