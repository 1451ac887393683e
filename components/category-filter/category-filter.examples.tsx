import { useSite } from "../../generator/site.tsx";
import { CategoryFilter } from "./category-filter.tsx";

function Filter({ count }: { count?: number }) {
  return <CategoryFilter projects={useSite().content.portfolio.slice(0, count)} />;
}

export const examples = { projects: <Filter />, empty: <Filter count={0} /> };
