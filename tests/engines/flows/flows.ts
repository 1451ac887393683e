import { carousels } from "./carousels.ts";
import { enquiries } from "./enquiries.ts";
import { menus } from "./menus.ts";
import { pages } from "./pages.ts";
import { portfolio } from "./portfolio.ts";
import { quoteDialog } from "./quote-dialog.ts";
import { theme } from "./theme.ts";
import { withoutScripts } from "./without-scripts.ts";

/** The main flows of visitors. They must work in every engine. */
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
