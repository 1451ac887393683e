import path from "node:path";
import glob from "fast-glob";
import type { ReactNode } from "react";
import { loadModule } from "../load-site.ts";
import type { PageData } from "../model/content.ts";
import type { Route } from "../model/route.ts";

/** The address of the catalogue, a page of all components for development. */
export const cataloguePath = "/__catalogue";

/** Examples of one component. */
export interface ComponentExamples {
  /** The component's folder: `button`. */
  name: string;
  /** By name. */
  examples: Record<string, ReactNode>;
}

/**
 * Generates the source of a module that exports `components`: the examples of all components. Each
 * `components/NAME/NAME.examples.tsx` exports its own as `examples`.
 *
 * @param root the project's root, an absolute path
 */
export async function examplesSource(root: string): Promise<string> {
  const files = (await glob("components/*/*.examples.tsx", { cwd: root })).sort();
  const imports = files.map((file, index) => `import { examples as e${index} } from "./${file}";`);
  const components = files.map((file, index) => {
    const name = path.posix.basename(file, ".examples.tsx");
    return `{ name: ${JSON.stringify(name)}, examples: e${index} }`;
  });
  return `${imports.join("\n")}\nexport const components = [${components.join(", ")}];`;
}

/**
 * Imports the examples of all components.
 *
 * @throws Problems on syntax errors
 */
export async function loadExamples(root: string): Promise<ComponentExamples[]> {
  const { components } = await loadModule(root, await examplesSource(root));
  return components as ComponentExamples[];
}

/** The route of the catalogue. Its page has its own frame, because the site's frame is one of the examples. */
export function catalogueRoute(components: ComponentExamples[]): Route {
  const data: PageData = {
    title: "Catalogue",
    description: "Every component in every state.",
    keywords: ["catalogue"],
    menu: "Catalogue",
  };
  return {
    path: cataloguePath,
    page: () => <Catalogue components={components} />,
    entry: { file: "generator/dev/catalogue.tsx", name: "catalogue", data, body: "" },
    frame: ({ children }) => <main>{children}</main>,
    noindex: true,
    call: {},
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
