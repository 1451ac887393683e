/** The route table. */
import { describe } from "vitest";
import { mistake, replace, routes } from "./mistake.ts";

describe("the route table", () => {
  mistake(
    "an address with a trailing slash",
    replace(routes, '"/about"', '"/about/"'),
    `
pages/routes.ts:9:5  "/about/" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("/about/", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "an address without a leading slash",
    replace(routes, '"/about"', '"about"'),
    `
pages/routes.ts:9:5  "about" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("about", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "an address with a capital letter",
    replace(routes, '"/about"', '"/About"'),
    `
pages/routes.ts:9:5  "/About" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("/About", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "a duplicate address",
    replace(routes, "...content", 'route("/about", TextPage, content.about),\n    ...content'),
    `
pages/routes.ts:10:5  The address /about is there twice.

     9 |     route("/about", TextPage, content.about),
    10 |     route("/about", TextPage, content.about),
       |     ^

    Keep one of the two lines.`,
  );
  mistake(
    "an address of two files",
    replace(routes, '"/about"', '"/projects/beta"'),
    `
content/projects/beta.md:1:1  Two pages want the address /projects/beta: content/pages/about.md and content/projects/beta.md.

    1 | ---
      | ^

    Give one of them another address (pages/routes.ts) or its file another name.`,
  );
  mistake(
    "an address whose content is not in the schemas",
    replace(
      routes,
      "...content",
      'route("/contact", TextPage, (content as never)["contact"]),\n    ...content',
    ),
    `
pages/routes.ts:10:5  /contact has no content.

     9 |     route("/about", TextPage, content.about),
    10 |     route("/contact", TextPage, (content as never)["contact"]),
       |     ^

    Name its content file in content/schemas.ts, and hand the entry to the route.`,
  );
  mistake(
    "a content file without an address",
    replace(routes, '    route("/about", TextPage, content.about),\n', ""),
    `
content/pages/about.md:1:1  No address shows this page.

    1 | ---
      | ^

    Add a line to pages/routes.ts, or remove the file.`,
  );
  mistake(
    "a route table that throws",
    replace(routes, "content.projects.map", "content.projcts.map"),
    `
pages/routes.ts:10:24  The route table could not be made: Cannot read properties of undefined (reading 'map').

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projcts.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                        ^

    Does content/schemas.ts name everything that it uses?`,
  );
});
