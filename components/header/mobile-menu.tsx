import { Block } from "../block/block.tsx";
import { Brand } from "../brand/brand.tsx";
import { Icon } from "../icon/icon.tsx";
import { phoneHref } from "../phone.ts";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { ThemeButton } from "../theme-button/theme-button.tsx";
import { useSite } from "../use-site.ts";
import { aboutEntries, pricingEntries } from "./menu-entries.ts";
import { type Current, currentOf, MenuLink, MenuList, Summary } from "./menu-link.tsx";

/** The menu for small screens, which the last button of the header opens. */
export function MobileMenu(current: Current) {
  const { content, link } = useSite();
  const labels = content.labels.data.header;
  const { chat, email, offices } = content.site.data;
  return (
    <dialog className="mobile-menu" id="menu" popover="auto" aria-label={labels.menu}>
      <div className="mobile-menu__top stitch-bottom">
        <Brand />
        <ThemeButton />
        <button
          className="icon-square"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <ul className="mobile-menu__list">
          <li>
            <MenuLink entry={content.home} {...current} />
          </li>
          <li className="stitch-top">
            <details name="mobile-menu">
              <Summary>{labels.about}</Summary>
              <MenuList entries={aboutEntries(content)} className="mobile-menu__sub" {...current} />
            </details>
          </li>
          <li className="stitch-top">
            <MenuLink entry={content.portfolioPage} {...current} />
          </li>
          <li className="stitch-top">
            <details name="mobile-menu">
              <Summary>{labels.services}</Summary>
              <ul className="mobile-menu__sub">
                {servicesInOrder(content).map((service) => (
                  <li key={service.file}>
                    <MenuLink entry={service} {...current}>
                      <Block {...service.data.block} />
                    </MenuLink>
                  </li>
                ))}
                <li>
                  <a href={link(content.ourServices)} aria-current={currentOf(content.ourServices, current)}>
                    {labels.allServices}
                  </a>
                </li>
              </ul>
            </details>
          </li>
          <li className="stitch-top">
            <details name="mobile-menu">
              <Summary>{labels.pricing}</Summary>
              <MenuList entries={pricingEntries(content)} className="mobile-menu__sub" {...current} />
            </details>
          </li>
          <li className="stitch-top">
            <MenuLink entry={content.contact} {...current} />
          </li>
        </ul>
      </nav>
      <div className="mobile-menu__foot">
        <QuoteLink />
        <ul>
          <li>
            <a href={phoneHref(offices[0].phone)}>
              <Icon name="phone" />
              {labels.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${email.address}`}>
              <Icon name="envelope" />
              {labels.email}
            </a>
          </li>
          <li>
            <a href={chat.address}>
              <Icon name="skype" />
              {chat.name}
            </a>
          </li>
        </ul>
      </div>
    </dialog>
  );
}
