/** Starts each part on what it finds in the page. One that fails never stops another. */
import { startBands } from "./bands.ts";
import { startCarousels } from "./carousel.ts";
import { startCrossFade } from "./cross-fade.ts";
import { startDeskClocks } from "./desk-clock.ts";
import { startEnquiryForms } from "./enquiry-form.ts";
import { startMenu } from "./menu.ts";
import { startPrefetch } from "./prefetch.ts";
import { startQuoteDialog } from "./quote-dialog.ts";
import { startTheme } from "./theme.ts";
import { afterPaint } from "./when-seen.ts";

// For the style sheet: whether the page's scroll bar takes room, which a modal dialog then has to keep free. Asked after
// the first paint: before it, the page would have to be laid out for the answer.
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
  startBands,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
