import type { ReactNode } from "react";
import type { Entry, PageData } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { Brand } from "../brand/brand.tsx";
import { Icon } from "../icon/icon.tsx";
import { phoneHref } from "../phone.ts";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { ThemeButton } from "../theme-button/theme-button.tsx";
import { useSite } from "../use-site.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { aboutEntries, pricingEntries } from "./menu-entries.ts";
import { menuName } from "./menu-name.ts";

interface Current {
  /** The file of the menu entry that the current page belongs to; undefined if it belongs to none. */
  current?: string | undefined;
  /** Whether the current page is that entry's own ("page"), or one below it ("true"). Values of `aria-current`. */
  currentIs: "page" | "true";
}

/**
 * The sticky header, and the menu for small screens that its last button opens. Submenus are `details` elements and the
 * menu is a popover, so both work without scripts; `scripts/menu.ts` adds hover, focus handling and Escape.
 */
export function Header({ current, currentIs }: Current) {
  const { content, link, otherLanguage } = useSite();
  const labels = content.labels.data.header;
  const { phone } = content.site.data.offices[0];

  function currentOf(entry: Entry<PageData>) {
    return entry.file === current ? currentIs : undefined;
  }
  function menuLink(entry: Entry<PageData>, before?: ReactNode) {
    const other = otherLanguage(entry);
    const name = menuName(entry, content);
    return (
      <a
        href={link(entry)}
        lang={name === entry.data.menu ? other : undefined}
        aria-current={currentOf(entry)}
      >
        {before}
        {name}
      </a>
    );
  }
  function menuList(entries: Entry<PageData>[], className: string) {
    return (
      <ul className={className}>
        {entries.map((entry) => (
          <li key={entry.file}>{menuLink(entry)}</li>
        ))}
      </ul>
    );
  }

  return (
    <>
      <header className="header stitch-bottom">
        <div className="wrap header__row">
          <Brand />
          <nav className="header__menu" aria-label={labels.navigation}>
            <ul>
              <li>{menuLink(content.home)}</li>
              <li className="header__group">
                <details name="main-menu">
                  <Summary>{labels.about}</Summary>
                  {menuList(aboutEntries(content), "drop-menu")}
                </details>
              </li>
              <li>{menuLink(content.portfolioPage)}</li>
              <li>
                <details name="main-menu">
                  <Summary>{labels.services}</Summary>
                  <MegaMenu menuLink={menuLink} currentOf={currentOf} />
                </details>
              </li>
              <li className="header__group">
                <details name="main-menu">
                  <Summary>{labels.pricing}</Summary>
                  {menuList(pricingEntries(content), "drop-menu")}
                </details>
              </li>
              <li>{menuLink(content.contact)}</li>
            </ul>
          </nav>
          <div className="header__end">
            <a className="icon-square header__call" href={phoneHref(phone)}>
              <Icon name="phone" />
              <span>
                <span className="visually-hidden">{labels.call} </span>
                {phone}
              </span>
            </a>
            <ThemeButton />
            <QuoteLink small />
            <button
              className="icon-square header__open"
              type="button"
              popoverTarget="menu"
              aria-label={labels.openMenu}
            >
              <span />
            </button>
          </div>
        </div>
      </header>

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
            <li>{menuLink(content.home)}</li>
            <li className="stitch-top">
              <details name="mobile-menu">
                <Summary>{labels.about}</Summary>
                {menuList(aboutEntries(content), "mobile-menu__sub")}
              </details>
            </li>
            <li className="stitch-top">{menuLink(content.portfolioPage)}</li>
            <li className="stitch-top">
              <details name="mobile-menu">
                <Summary>{labels.services}</Summary>
                <ul className="mobile-menu__sub">
                  {servicesInOrder(content).map((service) => (
                    <li key={service.file}>{menuLink(service, <Block {...service.data.block} />)}</li>
                  ))}
                  <li>
                    <a href={link(content.ourServices)} aria-current={currentOf(content.ourServices)}>
                      {labels.allServices}
                    </a>
                  </li>
                </ul>
              </details>
            </li>
            <li className="stitch-top">
              <details name="mobile-menu">
                <Summary>{labels.pricing}</Summary>
                {menuList(pricingEntries(content), "mobile-menu__sub")}
              </details>
            </li>
            <li className="stitch-top">{menuLink(content.contact)}</li>
          </ul>
        </nav>
        <div className="mobile-menu__foot">
          <QuoteLink />
          <ul>
            <li>
              <a href={phoneHref(phone)}>
                <Icon name="phone" />
                {labels.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${content.site.data.email.address}`}>
                <Icon name="envelope" />
                {labels.email}
              </a>
            </li>
            <li>
              <a href={content.site.data.chat.address}>
                <Icon name="skype" />
                {content.site.data.chat.name}
              </a>
            </li>
          </ul>
        </div>
      </dialog>
    </>
  );
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      {children} <Icon name="caret" />
    </summary>
  );
}
