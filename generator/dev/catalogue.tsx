/**
 * Every component in every state, on one page for development: `components/NAME/NAME.examples.tsx` exports
 * `examples`, by name. The page is never part of a site that is built for visitors.
 */
import path from "node:path";
import glob from "fast-glob";
import type { ReactNode } from "react";
import { loadModule } from "./load-site.ts";
import { openMemory } from "./memory.ts";
import { compare } from "./problems.ts";
import type { PageData, Route } from "./site.tsx";

/** Where the development server shows the catalogue. */
export const cataloguePath = "/__catalogue";

/** Examples of one component. */
export interface ComponentExamples {
  /** The component's folder: `button`. */
  name: string;
  examples: Record<string, ReactNode>;
}

/**
 * Imports the examples of all components.
 *
 * @param root the project's root, an absolute path
 * @param memory of runs before: the examples are the very same as long as their code is
 * @throws Problems on syntax errors
 */
export async function loadExamples(root: string, memory = openMemory()): Promise<ComponentExamples[]> {
  const files = (await glob("components/*/*.examples.tsx", { cwd: root })).sort(compare);
  const names = files.map((file) => path.posix.basename(file, ".examples.tsx"));
  const source = files.map((file, index) => `export { examples as e${index} } from "./${file}";`).join("\n");
  const module = await loadModule(root, source, { memory });
  return names.map((name, index) => ({ name, examples: module[`e${index}`] as Record<string, ReactNode> }));
}

/** The catalogue as a route, with a frame of its own: the site's frame is among the examples. */
export async function catalogueRoute(root: string, memory = openMemory()): Promise<Route> {
  const components = await loadExamples(root, memory);
  const data: PageData = {
    title: "Catalogue",
    description: "Every component in every state.",
    keywords: ["catalogue"],
    menu: "Catalogue",
  };
  return {
    path: cataloguePath,
    page: () => <Catalogue components={components} />,
    entry: { file: "generator/catalogue.tsx", name: "catalogue", data, body: "" },
    frame: ({ children }) => <main>{children}</main>,
    noindex: true,
    place: { file: "generator/catalogue.tsx", line: 1, column: 1 },
  };
}

function Catalogue({ components }: { components: ComponentExamples[] }) {
  return (
    <>
      <h1 className="wrap">Catalogue</h1>
      <ul className="wrap">
        {components.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} aria-label={name}>
          {Object.entries(examples).map(([example, element]) => (
            <section key={example} aria-label={`${name}: ${example}`} data-example={`${name}: ${example}`}>
              <p className="wrap">
                {name}: {example}
              </p>
              {element}
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
