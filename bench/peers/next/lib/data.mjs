/** The data of the pages, read once by each worker. */
import { readdirSync, readFileSync } from "node:fs";
import matter from "gray-matter";
import { marked } from "marked";
import { findNextProjects } from "../shared/case-study.mjs";

const read = (name) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
export const site = read("site");
export const images = read("images");
export const frames = read("frames");
export const pages = read("pages");

/** Case studies by name: front matter, `name`, and the body as Markdown. */
const projects = new Map(
  readdirSync("content/portfolio").map((file) => {
    const name = file.replace(/\.md$/, "");
    const { data, content } = matter(readFileSync(`content/portfolio/${file}`, "utf8"));
    return [name, { ...data, name, body: content }];
  }),
);

const nextProjects = findNextProjects([...projects.values()]);

export const names = [...projects.keys()];
export const findProject = (name) => projects.get(name);
export const findNext = (name) => nextProjects.get(name);
export const toHtml = (body) => marked.parse(body);
