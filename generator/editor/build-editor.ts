/** The editor as a page of the built site, which saves at the git host: `npm run build -- --editor`. */

import type { EditorHost } from "../model/site-definition.ts";
import type { PreparedSite, StaffPage } from "../prepare-site.ts";
import { noEditorHost } from "../problems/output-problems.ts";
import { Problems } from "../problems/problem.ts";
import { configureEditor } from "./configure.ts";
import { type EditorOrigins, editorFiles, editorPage } from "./editor.ts";

/** The address of the page, and the folder of its files. */
const folder = "admin";

/** Other origins that the editor needs at a git host. */
const origins: Record<EditorHost["host"], EditorOrigins> = {
  github: {
    connections: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    connections: ["https://gitlab.com"],
    pictures: ["https://gitlab.com", "https://secure.gravatar.com"],
  },
};

/** @throws Problems if the settings of the site name no repository */
export async function buildEditor(site: PreparedSite): Promise<StaffPage> {
  const { editor } = site.settings;
  if (!editor) throw new Problems([noEditorHost()]);
  const { host, repository, branch, signIn } = editor;
  const access = signIn ? { base_url: signIn } : { auth_methods: ["token"] };
  const data = configureEditor(site, { name: host, repo: repository, branch, ...access });
  const { html, policy } = editorPage(data, origins[host], `${site.basePath}/${folder}`);
  return {
    path: `/${folder}`,
    headers: [
      { name: "Content-Security-Policy", value: policy },
      { name: "X-Robots-Tag", value: "noindex" },
      // The sign-in window sends a message to this one.
      { name: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
    ],
    files: [{ file: `${folder}.html`, contents: html }, ...(await editorFiles(folder))],
  };
}
