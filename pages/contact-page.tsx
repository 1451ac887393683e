import { ContactHead } from "../components/contact-head/contact-head.tsx";
import { ContactWays } from "../components/contact-ways/contact-ways.tsx";
import { OfficeCards } from "../components/office-cards/office-cards.tsx";
import type { Contact } from "../content/schemas.ts";
import { Fold, type PageProps } from "../generator/site.tsx";

/** `/contact_us`: the enquiry form, other ways to get in touch, the two offices. */
export function ContactPage({ entry }: PageProps<Contact>) {
  return (
    <>
      <ContactHead {...entry.data} />
      <ContactWays {...entry.data} />
      <Fold />
      <OfficeCards />
    </>
  );
}
