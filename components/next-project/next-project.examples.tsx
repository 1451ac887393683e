import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { NextProject } from "./next-project.tsx";

function First() {
  return <NextProject project={useSite().content.portfolio[0] as Entry<Project>} />;
}

export const examples = { project: <First /> };
