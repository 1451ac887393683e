import { kitGround } from "../components/block/kit-ground.ts";
import { ButtonLink } from "../components/button/button.tsx";
import { keepTogether } from "../components/keep-together.tsx";
import { phoneHref } from "../components/phone.ts";
import { StepArt, ThankYou } from "../components/thank-you/thank-you.tsx";
import { useSite } from "../components/use-site.ts";
import type { ThankYou as Data } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** The cloths of the steps in turn. */
const stepKits = ["k4", "k6", "k1"] as const;

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
      <ul>
        {next.steps.map((step, index) => (
          <li key={step} className={kitGround(stepKits[index % stepKits.length] ?? "k4")}>
            <StepArt step={index} />
            <span>{keepTogether(step)}</span>
          </li>
        ))}
        <li>
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
