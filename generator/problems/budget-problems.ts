/** Pages that exceed a budget. */
import type { NamedSize } from "../model/report.ts";
import type { Problem, UnplacedProblem } from "./problem.ts";
import { list, shortList } from "./words.ts";

const counted = (number: number) => number.toLocaleString("en-US");
const upTo = (pages: string[]) => (pages.length > 1 ? "up to " : "");
const named = ({ name, bytes }: NamedSize) => `${name} (${counted(bytes)} bytes)`;

/** @returns the problem of pages, of which the heaviest has `measured` compressed bytes */
export function tooHeavy(what: "HTML" | "styles" | "scripts", limit: number, cure: string) {
  return (pages: string[], measured: number): UnplacedProblem => ({
    message: `The ${what} of ${shortList(pages)} ${what === "HTML" ? "has" : "have"} ${upTo(pages)}${counted(measured)} bytes (compressed), and the budget is ${counted(limit)} (pages/budgets.ts).`,
    cure,
  });
}

export function htmlCure(heaviest: NamedSize): string {
  const cure = /^<style/.test(heaviest.name)
    ? "Simplify the style sheets of what these pages show, or mark the fold of the page (Fold): the rules for what follows come with the style sheet then."
    : /^<script/.test(heaviest.name)
      ? "Say less in it, or load it from a file."
      : "Show less in it, or show some of it on a page of its own.";
  return `The heaviest part is ${named(heaviest)}. ${cure}`;
}

/**
 * @param rules the component with the most rules, and their bytes before compression
 * @param total the bytes of all rules before compression
 */
export function stylesCure(rules: NamedSize, total: number): string {
  return `Most rules are those of ${rules.name} (${counted(rules.bytes)} of ${counted(total)} bytes before compression). Simplify them, or show less on one page.`;
}

export function scriptsCure(heaviest: NamedSize): string {
  return `The heaviest is ${named(heaviest)}. Do more with HTML and CSS, or load what few pages need only there (pages/routes.ts).`;
}

/** A page that exceeds its budget only because of its text, which is up to its author. */
export function longText(page: string, measured: number, limit: number): UnplacedProblem {
  return {
    message: `The text of ${page} is long: the page has ${counted(measured)} bytes (compressed), and its budget is ${counted(limit)} (pages/budgets.ts).`,
    cure: `Visitors get it all, a little later. To keep the page fast, shorten its text, or put some of it on a page of its own.`,
    isAdvice: true,
  };
}

export function tooManyRequests(
  pages: string[],
  measured: number,
  limit: number,
  files: string[],
): UnplacedProblem {
  const few = files.length > 4 ? [...files.slice(0, 3), `${files.length - 3} more`] : files;
  return {
    message: `To show ${shortList(pages)} takes ${upTo(pages)}${measured} requests at once, and the budget is ${limit} (pages/budgets.ts).`,
    cure: `Most are for ${list(few)}. Let pictures further down load lazily, and put small drawings together into one sprite.`,
  };
}

export function tooHeavyFonts(measured: number, limit: number, heaviest: NamedSize): Problem {
  return {
    message: `The fonts of every page have ${counted(measured)} bytes, and the budget is ${counted(limit)} (pages/budgets.ts).`,
    cure: `The heaviest is ${named(heaviest)}. Cut it to less (assets/fonts/cut-fonts.ts), or do without one of the families.`,
  };
}

export function tooManyFonts(files: string[], limit: number): Problem {
  return {
    message: `Every page has ${files.length} fonts, and the budget is ${limit} (pages/budgets.ts): ${list(files)}.`,
    cure: "Do without one of the families (pages/site.ts).",
  };
}
