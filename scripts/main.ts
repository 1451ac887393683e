/** Starts every feature on the elements that it finds in the page. A failure of one does not stop the others. */
import { startCarousels } from "./carousel.ts";
import { startCrossFade } from "./cross-fade.ts";
import { startDeskClocks } from "./desk-clock.ts";
import { startEnquiryForms } from "./enquiry-form.ts";
import { startLazySections } from "./lazy-sections.ts";
import { startMenu } from "./menu.ts";
import { startPrefetch } from "./prefetch.ts";
import { startQuoteDialog } from "./quote-dialog.ts";
import { startTheme } from "./theme.ts";
import { afterPaint } from "./when-activated.ts";

// For base.css: whether the page's scroll bar takes up space, which a modal dialog must then reserve. Measured after the
// first paint, because before it the measurement would force a layout.
const root = document.documentElement;
afterPaint(() => root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth));

for (const start of [
  startTheme,
  startMenu,
  startQuoteDialog,
  startEnquiryForms,
  startCarousels,
  startDeskClocks,
  startPrefetch,
  startCrossFade,
  startLazySections,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
