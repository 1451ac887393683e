/** Mistakes in where the editor in the browser saves. */
import { describe, expect, test } from "vitest";
import { buildEditor } from "../../generator/editor/build-editor.ts";
import { miniSite } from "../mini-site.ts";
import { mistake, replace, siteYaml } from "./mistake.ts";

const save = (host: string, repository: string) =>
  replace(
    siteYaml,
    "open: true",
    `open: true\neditor:\n  host: ${host}\n  repository: ${repository}\n  branch: main`,
  );

describe("the editor saves", () => {
  test("nowhere, but --editor asks for it", async () => {
    const site = await miniSite();
    expect(await site.problems({ staffPage: buildEditor })).toBe(
      `
--editor needs to know where the editor saves, and the content does not say.

    Name the git host, the repository and its branch under \`editor\`, as docs/editor.md shows.

One problem; nothing was written.`.trim(),
    );
  });

  mistake(
    "at a host that is none of those",
    save("gitlob", "owner/name"),
    `
content/site.yaml:8:9  "gitlob" is not a host.

    7 | editor:
    8 |   host: gitlob
      |         ^^^^^^

    Did you mean "gitlab"? The values of "host" are github and gitlab (docs/content.md).`,
  );

  mistake(
    "in a repository that is named by its whole address",
    save("github", "https://github.com/owner/name"),
    `
content/site.yaml:9:15  "repository": "https://github.com/owner/name" is not a repository of the form owner/name.

    8 |   host: github
    9 |   repository: https://github.com/owner/name
      |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    Write the end of its address: owner/name, without https:// and the name of the host.`,
  );
});
