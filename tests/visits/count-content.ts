/** A copy of the content in which every list that may have any number of entries has the same number. */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { type Document, isMap, isSeq } from "yaml";
import { copy, edit } from "../edit-content.ts";

/** Every list, by its file, with the fields that differ from entry to entry. */
const lists: [file: string, list: string[], different: string[]][] = [
  ["site.yaml", ["offices"], ["id", "city"]],
  ["site.yaml", ["social"], ["name"]],
  ["values.yaml", ["values"], ["heading"]],
  ["testimonials.yaml", ["testimonials"], ["quote"]],
  ["industries.yaml", ["industries"], ["name"]],
  ["clients.yaml", ["clients"], ["name"]],
  ["pages/home.md", ["reasons", "reasons"], ["heading"]],
  ["pages/about.md", ["approach", "cards"], ["heading"]],
  ["pages/why-us.md", ["reasons"], ["heading"]],
  ["pages/our-work.md", ["cards"], ["title", "id"]],
  ["pages/thankyou.md", ["next", "steps"], []],
  ["pricing/logo_pricing.yaml", ["plans"], ["name"]],
  ["pricing/seo_pricing.yaml", ["plans"], ["name"]],
];

/** The kinds of which each file is an entry, with the fields that differ. */
const kinds: [folder: string, different: string[]][] = [
  ["team", ["name"]],
  ["services", ["title", "description", "menu", "name"]],
  ["portfolio", ["title", "description", "menu", "client"]],
];

const original = path.resolve(import.meta.dirname, "../../content");

/** @param content absolute path of the copy */
export function writeCounted(content: string, count: number): void {
  rmSync(content, { recursive: true, force: true });
  // Translations would have to have as many entries. The record of addresses is that of the real content.
  const isLeftOut = (file: string) => /\.fr\.\w+$|addresses\.txt$/.test(file);
  cpSync(original, content, { recursive: true, filter: (file) => !isLeftOut(file) });
  for (const [folder, different] of kinds) countFiles(content, folder, count, different);
  for (const [file, list, different] of lists)
    edit(content, file, (document) => countList(document, list, count, different));
  for (const file of glob.sync("work/*.md", { cwd: content }))
    edit(content, file, (work) => countList(work, ["made", "items"], count, ["heading"]));
  for (const file of glob.sync("services/*.md", { cwd: content }))
    edit(content, file, (service) => countList(service, ["subServices", "items"], count, ["name"]));
  for (const file of glob.sync("pricing/*.yaml", { cwd: content })) edit(content, file, countCells);
  const [study] = glob.sync("portfolio/*.md", { cwd: content }).sort();
  edit(content, "pages/home.md", (home) => {
    for (const place of [0, 1])
      home.setIn(["hero", "projects", place, "page"], `/${study?.replace(/\.md$/, "")}`);
  });
}

/** Gives a list a number of entries: those that it has, and then the same again under other names. */
function countList(document: Document, at: string[], count: number, different: string[]): void {
  const list = document.getIn(at);
  if (!isSeq(list)) throw new Error(`${at.join(".")} is not a list`);
  const own = list.items.slice();
  list.items = Array.from({ length: count }, (_, index) => {
    const item = own[index % own.length] as (typeof own)[number] & { clone(): unknown };
    if (index < own.length) return item;
    const again = item.clone();
    if (isMap(again))
      for (const field of different) again.set(field, another(String(again.get(field)), field, index));
    return again;
  });
}

function another(value: string, field: string, index: number): string {
  return field === "id" ? `${value.replaceAll("_", "-")}-${index}` : `${value} ${index}`;
}

function countFiles(content: string, folder: string, count: number, different: string[]): void {
  const files = glob.sync(`${folder}/*`, { cwd: content }).sort();
  for (const file of files.slice(count)) rmSync(path.join(content, file));
  for (let index = files.length; index < count; index++) {
    const original = files[index % files.length] as string;
    const { dir, name, ext } = path.parse(original);
    copy(content, original, `${dir}/${name}_${index}${ext}`, (document) => {
      for (const field of different) document.set(field, another(String(document.get(field)), field, index));
      if (document.has("order")) document.set("order", index + 1);
      document.delete("featured");
    });
  }
}

/** Every row has a cell for each plan. */
function countCells(document: Document): void {
  const { length } = (document.getIn(["plans"]) as { items: unknown[] }).items;
  const groups = document.toJS().groups as { rows: unknown[] }[];
  for (const [group, { rows }] of groups.entries())
    for (const row of rows.keys())
      countList(document, ["groups", group, "rows", row, "cells"] as string[], length, []);
}
