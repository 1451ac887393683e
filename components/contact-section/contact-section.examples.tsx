import { useSite } from "../use-site.ts";
import { ContactSection } from "./contact-section.tsx";

function Example() {
  return <ContactSection {...useSite().content.contact.data} />;
}

export const examples = { section: <Example /> };
