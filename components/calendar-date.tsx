import { useSite } from "./use-site.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * A calendar date, `2020-06-15`, shown as "15 Jun 2020", in other languages as they abbreviate it. Not a Date object, which
 * would depend on the time zone.
 */
export function CalendarDate({ date }: { date: string }) {
  return <time dateTime={date}>{format(date, useSite().language)}</time>;
}

function format(date: string, language: string): string {
  const [year, month, day] = date.split("-");
  if (language.startsWith("en")) return `${day} ${months[Number(month) - 1]} ${year}`;
  const options = { day: "2-digit", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(language, options);
}
