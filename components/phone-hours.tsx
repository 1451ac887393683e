import { keepTogether } from "./keep-together.tsx";
import { useSite } from "./use-site.ts";

/** "Or call us, Monday to Friday, 10 am to 6 pm" */
export function PhoneHours() {
  const { estimate, site } = useSite().content;
  const { days, time } = site.data.hours;
  return (
    <>
      {estimate.data.orCall}, {days}, {keepTogether(time)}
    </>
  );
}
