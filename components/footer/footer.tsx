import type { TextPage } from "../../content/schemas.ts";
import type { Entry, PageData } from "../../generator/site.tsx";
import { BorderPrint } from "../border-print/border-print.tsx";
import { Brand } from "../brand/brand.tsx";
import { IconLink } from "../icon-square/icon-square.tsx";
import { newsLinks } from "../news-list/paginate-news.ts";
import { phoneHref } from "../phone.ts";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/** The footer of every page: contact details, links, the copyright line, and the printed hem of the cloth. */
export function Footer() {
  const { content } = useSite();
  const labels = content.labels.data.footer;
  const { brand, copyrightYear, email, offices, social } = content.site.data;
  const textPages = (list: TextPage["footer"]) =>
    content.textPages.filter(({ data }) => data.footer === list);
  return (
    <footer className="footer ground-panel lazy-section">
      <div className="wrap">
        <div className="footer__columns">
          <div>
            <Brand />
            <address aria-label={labels.contact}>
              {offices.map(({ id, phone }) => (
                <a key={id} href={phoneHref(phone)}>
                  {phone}
                </a>
              ))}
              <a href={`mailto:${email.address}`}>{email.address}</a>
            </address>
            <ul className="footer__social" aria-label={labels.social}>
              {social.map(({ name, icon, address }) => (
                <li key={name}>
                  <IconLink href={address} icon={icon} label={name} />
                </li>
              ))}
            </ul>
          </div>
          <Links
            id="footer-quick-links"
            heading={labels.quickLinks}
            entries={[
              content.about,
              content.whyUs,
              content.missionAndVision,
              content.ourTeam,
              content.portfolioPage,
              content.ourWork,
              [content.logoPricing, labels.logoPricing],
              [content.seoPricing, labels.seoPricing],
              ...newsLinks(content),
              ...textPages("quick links"),
              content.contact,
            ]}
          />
          <Links
            id="footer-services"
            heading={labels.services}
            entries={[
              ...servicesInOrder(content),
              [content.ourServices, content.labels.data.header.allServices],
            ]}
          />
          <Links
            id="footer-policies"
            heading={labels.policies}
            entries={[content.terms, content.privacyPolicy, content.disclaimer, ...textPages("policies")]}
          />
        </div>
        <div className="footer__selvedge stitch-top">
          <span>
            © {copyrightYear} {brand.name}
          </span>
          <span>{labels.selvedge}</span>
        </div>
      </div>
      <BorderPrint />
    </footer>
  );
}

/** A list of links under their menu names, or under the names given, which are in the language of the page. */
function Links({
  id,
  heading,
  entries,
}: {
  id: string;
  heading: string;
  entries: (Entry<PageData> | [Entry<PageData>, string])[];
}) {
  const { link, otherLanguage } = useSite();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {entries
          .map((item) => (Array.isArray(item) ? item : ([item, undefined] as const)))
          .map(([entry, name]) => {
            const language = name ? undefined : otherLanguage(entry);
            return (
              <li key={entry.file}>
                <a href={link(entry)} lang={language} hrefLang={language?.split("-")[0]}>
                  {name ?? entry.data.menu}
                </a>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
