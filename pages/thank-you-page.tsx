import { Breadcrumb } from "../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../components/button/button.tsx";
import { keepTogether } from "../components/keep-together.tsx";
import { Notice } from "../components/notice/notice.tsx";
import { phoneHref } from "../components/phone.ts";
import { useSite } from "../components/use-site.ts";
import type { ThankYou } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** `/thankyou`: confirms that the enquiry has arrived, and says what happens next. */
export function ThankYouPage({ entry }: PageProps<ThankYou>) {
  const { content, link } = useSite();
  const { heading, next, button } = entry.data;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  return (
    <Notice block={{ shape: "bloom", kit: "k2" }} heading={heading} aboveHeading={<Breadcrumb />}>
      {/* scripts/enquiry-form.ts deletes the draft of the enquiry on the page with this attribute. */}
      <h2 data-enquiry-sent="">{next.heading}</h2>
      <ul>
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
    </Notice>
  );
}
