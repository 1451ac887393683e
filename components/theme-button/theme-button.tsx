import { useSite } from "../../generator/site.tsx";
import { Icon } from "../icon/icon.tsx";

/** Switches between day and night. It needs the script, which shows it. */
export function ThemeButton() {
  const { labels } = useSite().content;
  return (
    <button
      className="icon-square theme-button"
      type="button"
      aria-label={labels.data.header.theme}
      hidden
      data-theme-button=""
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
