import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { NextProject } from "./next-project.tsx";

function First({ client }: { client?: string }) {
  const project = useSite().content.portfolio[0] as Entry<Project>;
  const data = { ...project.data, client: client ?? project.data.client };
  return <NextProject project={{ ...project, data }} ground="#FFE7B3" />;
}

export const examples = {
  project: <First />,
  long: <First client="Rindfleischetikettierungsüberwachungsgesellschaft" />,
};
