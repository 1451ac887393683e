/** The local time of each office (a "desk" in the design), and whether it is open now. */
export function startDeskClocks(): void {
  const desks = [...document.querySelectorAll<HTMLElement>("[data-desk-clock]")];
  if (desks.length === 0) return;
  const show = () => desks.forEach(showTime);
  // In a task of its own: the first use of time zones loads their data, which takes a while.
  setTimeout(show);
  setInterval(show, 10_000);
}

function showTime(desk: HTMLElement): void {
  const { timeZone, opens, closes, openOn = "", open = "", closed = "" } = desk.dataset;
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZone ?? "UTC",
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
  const [clock, state] = desk.children;
  if (clock) clock.textContent = `${part("hour")}:${part("minute")}`;
  if (state) state.textContent = isOpen ? open : closed;
}
