const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A calendar date, `2020-06-15`, shown as "15 Jun 2020". Not a Date object, which would depend on the time zone. */
export function CalendarDate({ date }: { date: string }) {
  const [year, month, day] = date.split("-");
  return (
    <time dateTime={date}>
      {day} {months[Number(month) - 1]} {year}
    </time>
  );
}
