import { Icon } from "../icon/icon.tsx";

/** A link shown as an icon alone; its name is for those who do not see the icon. */
export function IconLink({ href, icon, label }: { href: string; icon: string; label: string }) {
  return (
    <a className="icon-square" href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
