import { ButtonLink } from "../components/button/button.tsx";
import { keepTogether } from "../components/keep-together.tsx";
import { phoneHref } from "../components/phone.ts";
import { ThankYou } from "../components/thank-you/thank-you.tsx";
import { useSite } from "../components/use-site.ts";
import type { ThankYou as Data } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** `/thankyou`: confirms that the enquiry has arrived, and says what happens next. */
export function ThankYouPage({ entry }: PageProps<Data>) {
  const { content, link } = useSite();
  const { heading, next, button } = entry.data;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  return (
    <ThankYou heading={heading}>
      {/* scripts/enquiry-form.ts deletes the draft of the enquiry on the page with this attribute. */}
      <h2 data-enquiry-sent="">{next.heading}</h2>
      <ul className="stitch-bottom">
        {next.steps.map((step) => (
          <li key={step} className="stitch-top">
            {keepTogether(step)}
          </li>
        ))}
        <li className="stitch-top">
          {next.urgent}{" "}
          <a className="keep-together" href={phoneHref(phone)}>
            {phone}
          </a>
          , {hours.days}, {keepTogether(hours.time)}.
        </li>
      </ul>
      <ButtonLink href={link(content.portfolioPage)}>{button}</ButtonLink>
    </ThankYou>
  );
}
