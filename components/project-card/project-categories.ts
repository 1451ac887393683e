import type { PortfolioPage, Project } from "../../content/schemas.ts";

/** Categories in the order in which cards and facts show them. */
export const categoryOrder = ["logo", "website", "smo"] as const;

/** A project's categories in words: "Logo, Website, Digital Marketing". */
export function projectCategories(project: Project, names: PortfolioPage["filter"]): string {
  return categoryOrder
    .filter((category) => project.categories.includes(category))
    .map((category) => names[category])
    .join(", ");
}
