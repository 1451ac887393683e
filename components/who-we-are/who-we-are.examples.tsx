import { useSite } from "../use-site.ts";
import { WhoWeAre } from "./who-we-are.tsx";

function Example() {
  return <WhoWeAre about={useSite().content.about} />;
}

export const examples = { company: <Example /> };
