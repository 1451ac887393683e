import { useSite } from "../use-site.ts";
import { ContactHead } from "./contact-head.tsx";

function Example() {
  return <ContactHead {...useSite().content.contact.data} />;
}

export const examples = { section: <Example /> };
