import type { ReactNode } from "react";
import { FirstScreensEnd, Shared, useSite } from "../../generator/site.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { menuEntries } from "../header/menu-entries.ts";
import { QuoteDialog } from "../quote-dialog/quote-dialog.tsx";

/**
 * What surrounds every page inside `<body>`. The header learns here which of its entries is current, so that
 * pages below the same entry share one header: all case studies, for example.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { content, trail } = useSite();
  const inMenu = new Set(menuEntries(content).map((entry) => entry.file));
  const ownPage = trail.at(-1)?.file;
  const current = trail
    .map((entry) => entry.file)
    .filter((file) => inMenu.has(file) && (file === ownPage || file !== content.home.file))
    .at(-1);
  return (
    <>
      <a className="skip-link" href="#main">
        {content.labels.data.header.skip}
      </a>
      <Shared of={Header} current={current} currentIs={current === ownPage ? "page" : "true"} />
      <main id="main">{children}</main>
      <FirstScreensEnd />
      <Shared of={Footer} />
      <Shared of={QuoteDialog} />
    </>
  );
}
