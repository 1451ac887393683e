import { ContactSection } from "../components/contact-section/contact-section.tsx";
import { OfficeCards } from "../components/office-cards/office-cards.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import type { Contact } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";

/** `/contact_us`: the enquiry form, other ways to get in touch, the two offices. */
export function ContactPage({ entry }: PageProps<Contact>) {
  return (
    <>
      <PageHead
        heading={entry.data.heading}
        lead={entry.data.lead}
        blocks={[
          { shape: "bloom", kit: "k2" },
          { shape: "maple1", kit: "k3" },
          { shape: "ambi", kit: "k6" },
          { shape: "quarter", kit: "k4" },
          { shape: "geese", kit: "k1" },
          { shape: "star", kit: "k5" },
        ]}
      />
      <ContactSection {...entry.data} />
      <OfficeCards />
    </>
  );
}
