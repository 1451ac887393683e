/** The local time of each office (a "desk" in the design), whether it is open now, and whether it is night there. */
export function startDeskClocks(): void {
  for (const desk of document.querySelectorAll<HTMLElement>("[data-desk]")) {
    // In a separate task, because the first use of time zones loads their data, which is slow.
    setTimeout(showTime, 0, desk);
    setInterval(showTime, 10_000, desk);
  }
}

function showTime(desk: HTMLElement): void {
  const { desk: hours = "", open = "", closed = "" } = desk.dataset;
  const [timeZone, opens, closes, ...openOn] = hours.split(" ");
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts();
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";

  const hour = Number(part("hour"));
  // "Mon" in some browsers, "Mon." in others.
  const isOpen =
    openOn.includes(part("weekday").slice(0, 3)) && hour >= Number(opens) && hour < Number(closes);
  desk.dataset.state = isOpen ? "open" : "closed";
  // For the drawing of the office (office-cards.css).
  desk.toggleAttribute("data-night", hour < 6 || hour >= 19);
  const [clock, state] = desk.children;
  if (clock) clock.textContent = `${part("hour")}:${part("minute")}`;
  if (state) state.textContent = isOpen ? open : closed;
}
