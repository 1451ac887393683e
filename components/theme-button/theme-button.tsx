import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

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
