import { ClientGround } from "../client-ground/client-ground.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { useSite } from "../use-site.ts";

/** After the last picture of a case study, in two of the client's colours: the quote button and the phone number. */
export function CaseAsk({
  grounds: [question, answer],
  ink,
}: {
  grounds: [question: string, answer: string];
  ink?: string | undefined;
}) {
  const { content } = useSite();
  const { lead, orCall } = content.estimate.data;
  const { hours, offices } = content.site.data;
  const { phone } = offices[0];
  return (
    <section className="case-ask">
      <ClientGround colour={question} ink={ink} className="case-ask__question">
        <h2>{content.labels.data.caseStudy.ask}</h2>
      </ClientGround>
      <ClientGround colour={answer} ink={question} className="case-ask__answer">
        <p className="lead">{lead}</p>
        <QuoteLink />
        <p>
          {orCall}, {hours.days}, {keepTogether(hours.time)}
          <a className="case-ask__phone" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </ClientGround>
    </section>
  );
}
