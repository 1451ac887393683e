import { carousels } from "./carousels.ts";
import { enquiries } from "./enquiries.ts";
import { menus } from "./menus.ts";
import { pages } from "./pages.ts";
import { portfolio } from "./portfolio.ts";
import { quoteDialog } from "./quote-dialog.ts";
import { theme } from "./theme.ts";
import { withoutScripts } from "./without-scripts.ts";

/** What visitors mainly do; every engine has to let them. */
export const flows = {
  pages,
  menus,
  "quote dialog": quoteDialog,
  enquiries,
  portfolio,
  carousels,
  theme,
  "without scripts": withoutScripts,
};
