import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ProjectCard } from "./project-card.tsx";

function First({ change = {} }: { change?: Partial<Project> }) {
  const project = useSite().content.portfolio[0] as Entry<Project>;
  return <ProjectCard project={{ ...project, data: { ...project.data, ...change } }} />;
}

export const examples = {
  project: <First />,
  long: (
    <First
      change={{
        client: "Rindfleischetikettierungsüberwachungsgesellschaft & Partner",
        categories: ["logo", "website", "smo"],
      }}
    />
  ),
  hostile: <First change={{ client: '<script>alert("1")</script>', categories: ["logo"] }} />,
};
