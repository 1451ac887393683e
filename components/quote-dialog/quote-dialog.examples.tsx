import { QuoteDialog } from "./quote-dialog.tsx";
import { QuoteLink } from "./quote-link.tsx";

export const examples = { link: <QuoteLink />, smallLink: <QuoteLink small />, dialog: <QuoteDialog /> };
