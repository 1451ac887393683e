/**
 * Mistakes that a maintainer can make: one edit of the small site, and the complete message for it. The messages are
 * written here exactly as they are printed, so that each of them has been read and reviewed. The excerpt has the wrong
 * line and the one above it.
 */
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { formatEach } from "../../generator/problems/format-problem.ts";
import { type MiniSite, miniSite } from "../mini-site.ts";

export type Edit = (site: MiniSite) => Promise<unknown>;

/** Checks that an edit causes exactly this problem. */
export function mistake(name: string, edit: Edit, message: string): void {
  mistakes(name, edit, `${message.trim()}\n\nOne problem; nothing was written.`);
}

/** Checks that an edit causes exactly these problems. The last line of the message is their number. */
export function mistakes(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    expect(await site.problems()).toBe(message.trim());
  });
}

/** Checks that a build with an edit succeeds, and ends with exactly this advice. */
export function advice(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    const { report } = await site.build();
    const text = stripVTControlCharacters(await formatEach(site.root, report.advice));
    expect(text.replace(/[\d,]+(?= bytes)/g, "N")).toBe(message.trim());
  });
}

/** An edit: replaces a text in a file. */
export function replace(file: string, before: string, after: string): Edit {
  return (site) => site.replace(file, before, after);
}

export const about = "content/pages/about.md";
export const alpha = "content/projects/alpha.md";
export const beta = "content/projects/beta.md";
export const siteYaml = "content/site.yaml";
export const routes = "pages/routes.ts";
export const textPage = "pages/text-page.tsx";
export const frame = "components/frame/frame.tsx";
export const card = "components/card/card.tsx";

/** An edit: replaces the text of the about page. */
export const inText = (line: string) => replace(about, "With one file.", line);

/** An edit: adds an element to the home page and the about page. */
export const inTextPage = (element: string) =>
  replace(textPage, "<Markdown entry={entry} />", `${element}\n      <Markdown entry={entry} />`);

/** The complete file of a third project. */
export const project = (title: string) => `---
title: ${title}
description: Another project of the small site, which one mistake or other is made with in these tests.
keywords: [gamma]
menu: ${title}
client: Gamma Works
date: 2022-02-02
categories: [logo]
order: 3
cover: { file: alpha.svg, alt: A red square }
gallery: []
---
`;
