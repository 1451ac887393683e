import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** "Learn More" with an arrow: a link of its own, or the last line of a card that is one link. */
export function MoreLink({
  href,
  current,
  children,
}: {
  href?: string;
  /** Where it is part of a menu: whether it leads to the page at hand. */
  current?: "page" | "true" | undefined;
  children: ReactNode;
}) {
  const inside = (
    <>
      {children} <Icon name="arrow-right" />
    </>
  );
  return href ? (
    <a className="more-link" href={href} aria-current={current}>
      {inside}
    </a>
  ) : (
    <span className="more-link">{inside}</span>
  );
}

/** A link to another site, in a new tab, and saying so. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { labels } = useSite().content;
  return (
    <a className="more-link" href={href} target="_blank" rel="noopener external">
      {children} <Icon name="arrow-up-right" />
      <span className="visually-hidden">{labels.data.newTab}</span>
    </a>
  );
}
