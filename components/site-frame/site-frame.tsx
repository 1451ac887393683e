import type { ReactNode } from "react";
import { Shared } from "../../generator/site.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { menuEntries } from "../header/menu-entries.ts";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { QuoteDialog } from "../quote-dialog/quote-dialog.tsx";
import { useSite } from "../use-site.ts";

/**
 * The content of `<body>` around each page. The current menu entry is computed here and handed to the header as a prop,
 * so that pages with the same entry, such as all case studies, share one rendered header.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { content, route, trail } = useSite();
  const entriesInMenu = menuEntries(content);
  const ownPage = trail.at(-1);
  const current = trail
    .filter((entry) => entriesInMenu.includes(entry) && (entry === ownPage || entry !== content.home))
    .at(-1);
  return (
    <>
      <a className="skip-link" href="#main">
        {content.labels.data.header.skip}
      </a>
      <Shared
        of={Header}
        current={current?.file}
        currentIs={current === ownPage ? "page" : "true"}
        isNight={route.isNight}
      />
      <LanguageSwitch />
      <main id="main">{children}</main>
      <Shared of={Footer} />
      <Shared of={QuoteDialog} />
      <Analytics />
    </>
  );
}

/** The script that counts visits, if there is one. */
function Analytics() {
  const { analytics } = useSite().content.site.data;
  if (!analytics) return null;
  const { script, integrity, data } = analytics;
  const attributes = Object.fromEntries(data.map(({ name, value }) => [`data-${name}`, value]));
  return (
    <script defer src={script} integrity={integrity} crossOrigin={integrity && "anonymous"} {...attributes} />
  );
}
