import { Fragment } from "react";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/**
 * Pagination: links to the previous and the next page of a list, and up to seven links to its pages by number.
 */
export function Pager({
  paths,
  number,
}: {
  /** The addresses of all pages, in order: `/portfolio`, `/portfolio/page/2`. */
  paths: string[];
  /** The number of the current page, from 1. */
  number: number;
}) {
  const { content, link } = useSite();
  const labels = content.labels.data.pager;
  const previous = paths[number - 2];
  const next = paths[number];
  return (
    <nav className="pager" aria-label={labels.pages}>
      {previous && (
        <a href={link(previous)} rel="prev">
          <Icon name="arrow-right" />
          {labels.previous}
        </a>
      )}
      {next && (
        <a href={link(next)} rel="next">
          {labels.next}
          <Icon name="arrow-right" />
        </a>
      )}
      <ol className="pager__numbers">
        {shownNumbers(number, paths.length).map((shown, index, all) => (
          <Fragment key={shown}>
            {shown - (all[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a href={link(paths[shown - 1] as string)} aria-current={shown === number ? "page" : undefined}>
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
 * The page numbers to show: all of them up to seven; else the first, the last, and those around the current page, as in
 * `1 … 4 5 6 … 167`. The row always has seven items, gaps included; a gap always replaces at least two numbers.
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
