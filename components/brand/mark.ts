import drawings from "../../assets/mark.svg";

/** The mark as it is drawn in `assets/mark.svg`: `mark`, or `icon` for small sizes. Dyes are custom properties. */
export function findMark(id: "mark" | "icon"): { viewBox: string; drawing: string } {
  const symbol = new RegExp(`<symbol id="${id}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(drawings);
  if (!symbol) throw new Error(`assets/mark.svg has no <symbol id="${id}" viewBox="…">.`);
  const [, viewBox = "", drawing = ""] = symbol;
  return { viewBox, drawing: drawing.replace(/\s*\n\s*/g, "") };
}
