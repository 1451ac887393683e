import type { Contact } from "../../content/schemas.ts";
import { EnquiryForm } from "../enquiry-form/enquiry-form.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/** The enquiry form, and beside it, in large type, the other ways to reach the agency. */
export function ContactSection({ formHeading, otherWays, phone, email, chat }: Contact) {
  const { labels, site } = useSite().content;
  const { hours, offices, replyWithin } = site.data;
  const deskHours = keepTogether(`${hours.days}, ${hours.time}`);
  return (
    <div className="contact-section wrap">
      <section aria-labelledby="enquiry">
        <h2 className="visually-hidden" id="enquiry">
          {formHeading}
        </h2>
        <EnquiryForm prefix="contact" />
      </section>
      <aside aria-label={otherWays}>
        <dl>
          <div className="stitch-top">
            <dt>{phone}</dt>
            <dd>
              <a href={phoneHref(offices[0].phone)}>{offices[0].phone}</a>
              {deskHours}
            </dd>
          </div>
          <div className="stitch-top">
            <dt>{email}</dt>
            <dd>
              <a href={`mailto:${site.data.email.address}`}>
                <Breakable address={site.data.email.address} />
              </a>
              {labels.data.desks.answered} {keepTogether(replyWithin)}
            </dd>
          </div>
          <div className="stitch-top">
            <dt>{chat.label}</dt>
            <dd>
              <a href={site.data.chat.address}>{chat.link}</a>
              {deskHours}
            </dd>
          </div>
        </dl>
      </aside>
    </div>
  );
}

/** An e-mail address that breaks after its `@` and before its dots, where it has to. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);
}
