import type { Contact } from "../../content/schemas.ts";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/**
 * The other ways to reach the agency: on a cloth each, the phone number, the e-mail address and the chat, in wide
 * windows all as wide as the page.
 */
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
    <aside className="contact-ways" aria-label={otherWays}>
      <dl>
        <div className="ground-marigold">
          <dt>{phone}</dt>
          <dd>
            <a href={phoneHref(offices[0].phone)}>{offices[0].phone}</a>
          </dd>
          <dd>{deskHours}</dd>
        </div>
        <div className="k6 ground-pale">
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
        <div className="ground-panel">
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
