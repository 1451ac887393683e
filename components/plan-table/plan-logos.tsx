import type { Pricing, Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest, hasLightText } from "../client-ground/contrast.ts";
import { Wordmark } from "../client-wall/client-mark.tsx";
import { useSite } from "../use-site.ts";

/**
 * As many logos as a plan includes ideas, each the sign of a client on the client's colour, with a link to its case study.
 * Every plan shows others, until there are none left.
 */
export function usePlanLogos({ plans }: Pricing) {
  const { content } = useSite();
  const logos = content.portfolio.flatMap((project) => {
    const { client, categories } = project.data;
    const mark = content.clients.data.clients.find(({ name }) => name === client)?.mark;
    return mark && categories.includes("logo") ? [{ project, mark }] : [];
  });
  return plans.map(({ count }, index) => {
    const before = plans.slice(0, index).reduce((sum, plan) => sum + plan.count, 0);
    return Array.from(
      { length: logos.length && count },
      (_, place) => logos[(before + place) % logos.length],
    ).map((logo) => logo && <PlanLogo key={logo.mark} {...logo} />);
  });
}

function PlanLogo({ project, mark }: { project: Entry<Project>; mark: string }) {
  const { client, colours } = project.data;
  const [loudest, second] = colours.map(({ value }) => value);
  return (
    <ClientGround
      colour={loudest ?? ""}
      ink={loudest && hasLightText(loudest) ? second : findDarkest(colours)}
      className="plan-logo"
    >
      <a href={useSite().link(project)} aria-label={client}>
        <Wordmark mark={mark} isSign />
      </a>
    </ClientGround>
  );
}
