import type { Contact } from "../../content/schemas.ts";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/** The other ways to reach the agency: the phone number as wide as the page, below it the e-mail address and the chat. */
export function ContactWays({
  otherWays,
  phone,
  email,
  chat,
}: Pick<Contact, "otherWays" | "phone" | "email" | "chat">) {
  const { labels, site } = useSite().content;
  const { hours, offices, replyWithin } = site.data;
  const { address } = site.data.email;
  const deskHours = keepTogether(`${hours.days}, ${hours.time}`);
  return (
    <aside className="contact-ways ground-marigold" aria-label={otherWays}>
      <dl className="wrap">
        <div>
          <dt>{phone}</dt>
          <dd>
            <a href={phoneHref(offices[0].phone)}>{offices[0].phone}</a>
          </dd>
          <dd>{deskHours}</dd>
        </div>
        <div className="stitch-top">
          <dt>{email}</dt>
          <dd>
            <a href={`mailto:${address}`}>
              <Breakable address={address} />
            </a>
          </dd>
          <dd>
            {labels.data.desks.answered} {keepTogether(replyWithin)}
          </dd>
        </div>
        <div className="stitch-top">
          <dt>{chat.label}</dt>
          <dd>
            <a href={site.data.chat.address}>{chat.link}</a>
          </dd>
          <dd>{deskHours}</dd>
        </div>
      </dl>
    </aside>
  );
}

/** An e-mail address that breaks after its `@` and before its dots, where it has to. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);
}
