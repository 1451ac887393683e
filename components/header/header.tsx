import { Brand } from "../brand/brand.tsx";
import { Icon } from "../icon/icon.tsx";
import { phoneHref } from "../phone.ts";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { ThemeButton } from "../theme-button/theme-button.tsx";
import { useSite } from "../use-site.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { aboutEntries, pricingEntries } from "./menu-entries.ts";
import { type Current, MenuLink, MenuList, Summary } from "./menu-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/**
 * The sticky header, and the menu for small screens that its last button opens. Submenus are `details` elements and the
 * menu is a popover, so both work without scripts; `scripts/menu.ts` adds hover, focus handling and Escape.
 *
 * @param isNight always in the colors of the dark theme, so that a client's colors are the brightest of the page
 */
export function Header({ isNight = false, ...current }: Current & { isNight?: boolean }) {
  const { content } = useSite();
  const labels = content.labels.data.header;
  const { phone } = content.site.data.offices[0];
  return (
    <>
      <header className={`header stitch-bottom${isNight ? " header--night" : ""}`}>
        <div className="wrap header__row">
          <Brand />
          <nav className="header__menu" aria-label={labels.navigation}>
            <ul>
              <li>
                <MenuLink entry={content.home} {...current} />
              </li>
              <li className="header__group">
                <details name="main-menu">
                  <Summary>{labels.about}</Summary>
                  <MenuList entries={aboutEntries(content)} className="drop-menu" {...current} />
                </details>
              </li>
              <li>
                <MenuLink entry={content.portfolioPage} {...current} />
              </li>
              <li>
                <details name="main-menu">
                  <Summary>{labels.services}</Summary>
                  <MegaMenu {...current} />
                </details>
              </li>
              <li className="header__group">
                <details name="main-menu">
                  <Summary>{labels.pricing}</Summary>
                  <MenuList entries={pricingEntries(content)} className="drop-menu" {...current} />
                </details>
              </li>
              <li>
                <MenuLink entry={content.contact} {...current} />
              </li>
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
      <MobileMenu {...current} />
    </>
  );
}
