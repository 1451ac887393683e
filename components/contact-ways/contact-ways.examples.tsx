import { useSite } from "../use-site.ts";
import { ContactWays } from "./contact-ways.tsx";

function Example() {
  return <ContactWays {...useSite().content.contact.data} />;
}

export const examples = { ways: <Example /> };
