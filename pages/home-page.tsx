import { CaseList } from "../components/case-list/case-list.tsx";
import { ClientWall } from "../components/client-wall/client-wall.tsx";
import { ClothHead } from "../components/cloth-head/cloth-head.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { HeroQuilt } from "../components/hero-quilt/hero-quilt.tsx";
import { Industries } from "../components/industries/industries.tsx";
import { JoinedCloths } from "../components/joined-cloths/joined-cloths.tsx";
import { OfficeCards } from "../components/office-cards/office-cards.tsx";
import { sortProjects } from "../components/portfolio-grid/project-order.ts";
import { Reasons } from "../components/reasons/reasons.tsx";
import { Selvedge } from "../components/selvedge/selvedge.tsx";
import { ServiceList } from "../components/service-list/service-list.tsx";
import { servicesInOrder } from "../components/services-in-order.ts";
import { StatisticsBand } from "../components/statistics-band/statistics-band.tsx";
import { Testimonials } from "../components/testimonials/testimonials.tsx";
import { useSite } from "../components/use-site.ts";
import type { Home } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/` */
export function HomePage({ entry }: PageProps<Home>) {
  const { hero, services, integrated, work, hundred, reasons, clients, industries, testimonials } =
    entry.data;
  const { content, link } = useSite();
  const { years, team, clients: happy, projects, hours, support } = content.statistics.data;
  const inHero = hero.projects.map(({ page }) => link(page));
  const cases = sortProjects(content.portfolio).filter((project) => !inHero.includes(link(project)));
  const crafts = servicesInOrder(content);
  return (
    <>
      <HeroQuilt hero={hero} />
      <Selvedge>
        <section className="services-section">
          <ClothHead {...services} />
          <ServiceList services={crafts} />
        </section>
      </Selvedge>
      <JoinedCloths {...integrated} blocks={crafts.slice(0, 5).map(({ data }) => data.block)} />
      <CaseList heading={work.heading} cases={cases.slice(0, 3)} look="seam" />
      <StatisticsBand
        figures={[years, team, happy, { ...projects, picture: hundred }, hours, support]}
        ground="blocks"
      />
      <Reasons {...reasons} />
      <Industries heading={industries.heading} />
      <Testimonials {...testimonials} />
      <section className="clients-section">
        <ClothHead {...clients} />
        <ClientWall yours={clients.yours} />
      </section>
      <Shared of={EstimateBand} dye="marigold" />
      <Shared of={OfficeCards} />
    </>
  );
}
