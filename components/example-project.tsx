import type { Project } from "../content/schemas.ts";
import type { Entry } from "../generator/site.tsx";
import { useSite } from "./use-site.ts";

const colours = [
  { name: "Spark", value: "#FFD52E", parts: 3 },
  { name: "Lilac", value: "#BCA3F2", parts: 3 },
  { name: "Coral", value: "#FF6B4A", parts: 1 },
  { name: "Plum", value: "#371B58", parts: 5 },
];

/** A project for examples: the first of the portfolio, with colours and a text of its own. */
export function useExampleProject(body: string): Entry<Project> {
  const [project] = useSite().content.portfolio;
  if (!project) throw new Error("The portfolio has no project.");
  const board = { ...project.data.board, logoOn: "Spark", textOn: "Plum" };
  return { ...project, body, data: { ...project.data, colours, board } };
}
