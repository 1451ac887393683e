import { Block } from "../block/block.tsx";
import { BorderPrint } from "../border-print/border-print.tsx";
import { columns } from "../columns.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { phoneHref } from "../phone.ts";
import { servicesInOrder } from "../services-in-order.ts";
import { SubServiceLinks } from "../sub-services/sub-service-links.tsx";
import { useSite } from "../use-site.ts";
import { type Current, currentOf, MenuLink } from "./menu-link.tsx";

/** The submenu of all services with their sub-services, which link to their sections of the service's page. */
export function MegaMenu(current: Current) {
  const { content, link } = useSite();
  const labels = content.labels.data.header;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  const services = servicesInOrder(content);
  return (
    <div className="mega-menu">
      <div className="wrap">
        <ul className={`mega-menu__services ${columns(services.length, 6)}`}>
          {services.map((service) => (
            <li key={service.file} className="stitch-left">
              <Block {...service.data.block} />
              <div className="mega-menu__name">
                <MenuLink entry={service} {...current} />
              </div>
              <SubServiceLinks service={service} />
            </li>
          ))}
        </ul>
        <div className="mega-menu__help stitch-top">
          <span>
            {labels.notSure} <a href={phoneHref(phone)}>{phone}</a>, {hours.days}, {hours.time}.
          </span>
          <MoreLink href={link(content.ourServices)} current={currentOf(content.ourServices, current)}>
            {labels.allServices}
          </MoreLink>
        </div>
      </div>
      <BorderPrint />
    </div>
  );
}
