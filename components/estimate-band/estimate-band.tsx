import { Block } from "../block/block.tsx";
import { ButtonLink } from "../button/button.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/** The red band at the end of most pages: a link to ask for an estimate, and the phone number. */
export function EstimateBand() {
  const { content, link } = useSite();
  const { heading, lead, button, orCall } = content.estimate.data;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  return (
    <section className="estimate-band ground-maple lazy-section">
      <div className="wrap estimate-band__inside">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink href={link(content.contact)}>{button}</ButtonLink>
        </div>
        <p>
          {orCall}, {hours.days}, {keepTogether(hours.time)}
          <a className="estimate-band__phone" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </div>
      <div className="estimate-band__blocks">
        <Block shape="geese" kit="k1" />
        <Block shape="petal" kit="k6" />
        <Block shape="maple1" kit="k4" />
        <Block shape="bloom" kit="k2" />
      </div>
    </section>
  );
}
