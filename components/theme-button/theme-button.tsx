import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** Switches between the light and the dark theme. Hidden until `scripts/theme.ts` runs, because it needs scripts. */
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
