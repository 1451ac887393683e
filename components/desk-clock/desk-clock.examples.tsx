import { useSite } from "../use-site.ts";
import { DeskClock } from "./desk-clock.tsx";

function Example() {
  const [office] = useSite().content.site.data.offices;
  return <DeskClock office={office} />;
}

export const examples = { clock: <Example /> };
