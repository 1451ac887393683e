import { useSite } from "../use-site.ts";
import { PortfolioGrid } from "./portfolio-grid.tsx";
import { layShelves, type ShelfPage } from "./shelves.ts";

function Projects({ count, room }: { count?: number; room?: number }) {
  const { content } = useSite();
  const shelves = layShelves({ ...content, portfolio: content.portfolio.slice(0, count) }, room);
  return <PortfolioGrid page={shelves[0]?.pages[0] as ShelfPage} shelves={shelves} />;
}

export const examples = {
  all: <Projects />,
  "an odd number": <Projects count={3} />,
  none: <Projects count={0} />,
  "the first of several pages": <Projects room={3} />,
};
