import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** "Learn More" with an arrow: a link, or without `href` the last line of a card that is a link as a whole. */
export function MoreLink({
  href,
  current,
  children,
}: {
  href?: string;
  /** `aria-current`, where it is part of a menu. */
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

/** A link to another site that opens in a new tab, and says so to screen readers. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { labels } = useSite().content;
  return (
    <a className="more-link" href={href} target="_blank" rel="noopener external">
      {children} <Icon name="arrow-up-right" />
      <span className="visually-hidden">{labels.data.newTab}</span>
    </a>
  );
}
