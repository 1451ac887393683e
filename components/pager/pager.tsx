import { Fragment } from "react";
import type { Entry, PageData } from "../../generator/site.tsx";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/**
 * The way through a list that is spread over several pages: one back, one on, and their numbers, of which no more than
 * seven are shown.
 */
export function Pager({
  pages,
  number,
}: {
  /** The entries of all pages, in order. */
  pages: Entry<PageData>[];
  /** Which of them is at hand, from 1. */
  number: number;
}) {
  const { content, link } = useSite();
  const labels = content.labels.data.pager;
  const before = pages[number - 2];
  const after = pages[number];
  return (
    <nav className="pager" aria-label={labels.pages}>
      {before && (
        <a className="pager__step" href={link(before)} rel="prev">
          <Icon name="arrow-right" />
          {labels.previous}
        </a>
      )}
      {after && (
        <a className="pager__step" href={link(after)} rel="next">
          {labels.next}
          <Icon name="arrow-right" />
        </a>
      )}
      <ol className="pager__numbers">
        {shownNumbers(number, pages.length).map((shown, index, all) => (
          <Fragment key={shown}>
            {shown - (all[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                href={link(pages[shown - 1] as Entry<PageData>)}
                aria-current={shown === number ? "page" : undefined}
              >
                <span className="visually-hidden">{labels.page} </span>
                {shown}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

/**
 * All numbers up to seven; else the first, the last, and those around the page at hand: `1 … 4 5 6 … 167`. With its
 * gaps that is a row of seven, and no gap stands for a single number.
 */
export function shownNumbers(number: number, count: number): number[] {
  if (count <= 7) return range(1, count);
  const from = Math.min(number <= 4 ? 2 : number - 1, count - 4);
  const to = Math.max(number >= count - 3 ? count - 1 : number + 1, 5);
  return [1, ...range(from, to), count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
