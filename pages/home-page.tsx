import { ClientWall } from "../components/client-wall/client-wall.tsx";
import { DeskStrip } from "../components/desk-strip/desk-strip.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { HeroQuilt } from "../components/hero-quilt/hero-quilt.tsx";
import { Industries } from "../components/industries/industries.tsx";
import { IntegratedServices } from "../components/integrated-services/integrated-services.tsx";
import { OfficeCards } from "../components/office-cards/office-cards.tsx";
import { Reasons } from "../components/reasons/reasons.tsx";
import { SectionHead } from "../components/section-head/section-head.tsx";
import { ServiceSwatches } from "../components/service-swatches/service-swatches.tsx";
import { StatisticsBand } from "../components/statistics-band/statistics-band.tsx";
import { Testimonials } from "../components/testimonials/testimonials.tsx";
import { useSite } from "../components/use-site.ts";
import type { Home } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/` */
export function HomePage({ entry }: PageProps<Home>) {
  const { hero, services, integrated, reasons, clients, industries, testimonials } = entry.data;
  const { years, team, clients: happy, projects, hours, support } = useSite().content.statistics.data;
  return (
    <>
      <HeroQuilt hero={hero} />
      <DeskStrip />
      <Fold />
      <section className="section">
        <div className="wrap">
          <SectionHead heading={services.heading} lead={services.lead} />
          <ServiceSwatches />
        </div>
      </section>
      <IntegratedServices heading={integrated.heading} lead={integrated.lead} />
      <StatisticsBand figures={[years, team, happy, projects, hours, support]} />
      <Reasons {...reasons} />
      <section>
        <div className="wrap">
          <SectionHead heading={clients.heading} lead={clients.lead} />
        </div>
        <ClientWall label={clients.heading} yours={clients.yours} />
      </section>
      <Industries heading={industries.heading} />
      <Testimonials {...testimonials} />
      <Shared of={EstimateBand} />
      <Shared of={OfficeCards} />
    </>
  );
}
