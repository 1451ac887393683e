import { Icon } from "../icon/icon.tsx";

/** A link that shows only an icon. @param label its name for screen readers */
export function IconLink({ href, icon, label }: { href: string; icon: string; label: string }) {
  return (
    <a className="icon-square" href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
