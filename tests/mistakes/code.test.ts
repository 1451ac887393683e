/** Pages, components, scripts and style sheets. */
import { describe } from "vitest";
import { card, frame, mistake, replace, textPage } from "./mistake.ts";

describe("code", () => {
  mistake(
    "a page that throws",
    replace(
      "pages/project-page.tsx",
      "client, cover, video } = entry.data",
      "client, cover, video } = (entry as any).info.data",
    ),
    `
pages/project-page.tsx:7:56  The page /projects/alpha could not be rendered: Cannot read properties of undefined (reading 'data').

    6 |   const { asset, link, trail } = useSite();
    7 |   const { client, cover, video } = (entry as any).info.data;
      |                                                        ^

    It happened with content/projects/alpha.md. The line above threw the error.`,
  );
  mistake(
    "a component that throws",
    replace(card, "{...cover}", "{...cover} file={(cover as any).picture.file}"),
    `
components/card/card.tsx:6:56  The page /projects/alpha could not be rendered: Cannot read properties of undefined (reading 'file').

    5 |     <figure className="card" id="cover">
    6 |       <Picture {...cover} file={(cover as any).picture.file} eager />
      |                                                        ^

    It happened with content/projects/alpha.md. The line above threw the error.`,
  );
  mistake(
    "a shared part that uses the current page",
    replace(
      frame,
      "const { asset, link } = useSite();",
      "const { asset, link, route } = useSite();\n  void route;",
    ),
    `
components/frame/frame.tsx:5:24  The page / could not be rendered: A shared part cannot depend on the page at hand: hand it what it needs as a prop.

    4 | function Menu() {
    5 |   const { asset, link, route } = useSite();
      |                        ^

    It happened with content/pages/home.md. The line above threw the error.`,
  );
  mistake(
    "a file in assets/ that does not exist",
    replace(frame, "sprites/ui.svg", "sprites/iu.svg"),
    `
components/frame/frame.tsx:9:23  The page / could not be rendered: There is no file assets/sprites/iu.svg.

    8 |       <svg aria-hidden="true">
    9 |         <use href={\`\${asset("sprites/iu.svg")}#dot\`} />
      |                       ^

    It happened with content/pages/home.md. The line above threw the error.`,
  );
  mistake(
    "a picture that no content names",
    replace(card, "{...cover}", '{...cover} file={{ imageFile: "x.png" }}'),
    `
pages/routes.ts:10:42  The page /projects/alpha could not be rendered: The picture x.png is not named by any content file.

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    It happened with content/projects/alpha.md.`,
  );
  mistake(
    "a component that throws a message with a percent sign",
    replace(card, "  return (", '  if (cover) throw new Error("100% of it");\n  return ('),
    `
components/card/card.tsx:4:20  The page /projects/alpha could not be rendered: 100% of it.

    3 | export function Card({ cover }: { cover: { file: ImageFile; alt: string } }) {
    4 |   if (cover) throw new Error("100% of it");
      |                    ^

    It happened with content/projects/alpha.md. The line above threw the error.`,
  );
  mistake(
    "an import of a component that does not exist",
    replace("pages/project-page.tsx", "card/card.tsx", "cards/card.tsx"),
    `
pages/project-page.tsx:2:22  Could not resolve "../components/cards/card.tsx".

    1 | import { Fold, Markdown, type PageProps, useSite } from "../../../../generator/site.tsx";
    2 | import { Card } from "../components/cards/card.tsx";
      |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a package that is not installed",
    replace(textPage, "import", 'import "left-pad";\nimport'),
    `
pages/text-page.tsx:1:8  The package "left-pad" is not installed.

    1 | import "left-pad";
      |        ^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a name that a file does not export",
    replace("pages/project-page.tsx", "import { Card }", "import { Crad as Card }"),
    `
pages/project-page.tsx:2:10  No matching export in "components/card/card.tsx" for import "Crad".

    1 | import { Fold, Markdown, type PageProps, useSite } from "../../../../generator/site.tsx";
    2 | import { Crad as Card } from "../components/card/card.tsx";
      |          ^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script without a closing brace",
    (site) => site.write("scripts/main.ts", "function start() {\n"),
    `
scripts/main.ts:2:1  Unexpected end of file.

    1 | function start() {
    2 |
      | ^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script that imports a missing file",
    (site) => site.write("scripts/main.ts", 'import "./menu.ts";\n'),
    `
scripts/main.ts:1:8  Could not resolve "./menu.ts".

    1 | import "./menu.ts";
      |        ^^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script that does not exist",
    (site) => site.remove("scripts/main.ts"),
    `
There is no file scripts/main.ts.

    Put the file there, or correct its name in pages/site.ts or pages/routes.ts.`,
  );
  mistake(
    "a style sheet with a syntax error",
    replace("components/card/card.css", "width: 100%;", "width 100%;"),
    `
components/card/card.css:4:10  CSS: Unexpected token Percentage.

    3 |   & img {
    4 |     width 100%;
      |          ^

    Is a colon, a semicolon or a brace missing here or before?`,
  );
  mistake(
    "a style sheet that refers to a missing file",
    replace("components/card/card.css", "ui.svg", "iu.svg"),
    `
components/card/card.css:2:19  There is no file assets/sprites/iu.svg.

    1 | .card {
    2 |   background: url(../../assets/sprites/iu.svg);
      |                   ^^^^^^^^^^^^^^^^^^^^^

    Did you mean "assets/sprites/ui.svg"? Put the file there, or correct its name here.`,
  );
  mistake(
    "a style sheet that imports a missing one",
    (site) => site.replace("assets/styles/base.css", /^/, '@import "reset.css";\n'),
    `
assets/styles/base.css:1:1  There is no file reset.css.

    1 | @import "reset.css";
      | ^^^^^^^^^

    Put the file there, or correct its name here.`,
  );
});
