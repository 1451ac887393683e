import { createListings } from "../portfolio-grid/paginate-portfolio.ts";
import { useSite } from "../use-site.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { CategoryLinks } from "./category-links.tsx";

function Filter({ count }: { count?: number }) {
  return <CategoryFilter projects={useSite().content.portfolio.slice(0, count)} />;
}

function Links() {
  return <CategoryLinks listings={createListings(useSite().content, 3)} current="logo" />;
}

export const examples = { projects: <Filter />, empty: <Filter count={0} />, "many pages": <Links /> };
