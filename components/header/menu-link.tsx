import type { ReactNode } from "react";
import type { Entry, PageData } from "../../generator/site.tsx";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";
import { menuName } from "./menu-name.ts";

/** Where the current page is in the menu. */
export interface Current {
  /** The file of the menu entry that the current page belongs to; undefined if it belongs to none. */
  current?: string | undefined;
  /** Whether the current page is that entry's own ("page"), or one below it ("true"). Values of `aria-current`. */
  currentIs: "page" | "true";
}

/** The value of `aria-current` for a link to an entry. */
export function currentOf(
  entry: Entry<PageData>,
  { current, currentIs }: Current,
): Current["currentIs"] | undefined {
  return entry.file === current ? currentIs : undefined;
}

interface MenuLinkProps extends Current {
  entry: Entry<PageData>;
  /** Before the name: a drawing. */
  children?: ReactNode;
}

/** An entry of the main menu. */
export function MenuLink({ entry, children, ...current }: MenuLinkProps) {
  const { content, link, otherLanguage } = useSite();
  const name = menuName(entry, content);
  return (
    <a
      href={link(entry)}
      lang={name === entry.data.menu ? otherLanguage(entry) : undefined}
      aria-current={currentOf(entry, current)}
    >
      {children}
      {name}
    </a>
  );
}

/** The entries of a submenu. */
export function MenuList({
  entries,
  className,
  ...current
}: Current & { entries: Entry<PageData>[]; className: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.file}>
          <MenuLink entry={entry} {...current} />
        </li>
      ))}
    </ul>
  );
}

/** The button that opens a submenu. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      {children} <Icon name="caret" />
    </summary>
  );
}
