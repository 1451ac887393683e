import { useSite } from "../../generator/site.tsx";
import { ContactSection } from "./contact-section.tsx";

function Example() {
  return <ContactSection {...useSite().content.contact.data} />;
}

export const examples = { section: <Example /> };
