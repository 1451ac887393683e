/**
 * Mistakes that a maintainer can make: one edit of the small site, and the whole message that answers it. The messages
 * are read here as they are printed, so that nobody meets one that nobody has read before.
 */
import { expect, test } from "vitest";
import { type MiniSite, miniSite } from "../mini-site.ts";

export type Edit = (site: MiniSite) => Promise<unknown>;

/** States that an edit leads to exactly this one problem. */
export function mistake(name: string, edit: Edit, message: string): void {
  mistakes(name, edit, `${message.trim()}\n\nOne problem; nothing was written.`);
}

/** States that an edit leads to exactly these problems, of which the last line tells the number. */
export function mistakes(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    expect(await site.problems()).toBe(message.trim());
  });
}

/** An edit: one text of a file becomes another. */
export function replace(file: string, before: string, after: string): Edit {
  return (site) => site.replace(file, before, after);
}

export const about = "content/pages/about.md";
export const alpha = "content/projects/alpha.md";
export const beta = "content/projects/beta.md";
export const facts = "content/site.yaml";
export const routes = "pages/routes.ts";
export const textPage = "pages/text-page.tsx";
export const frame = "components/frame/frame.tsx";
export const card = "components/card/card.tsx";

/** An edit: one more line in the about page's text. */
export const inText = (line: string) => replace(about, "With one file.", line);

/** An edit: one more element on the pages home and about. */
export const inTextPage = (element: string) =>
  replace(textPage, "<Markdown entry={entry} />", `${element}\n      <Markdown entry={entry} />`);

/** A third project, whole. */
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
