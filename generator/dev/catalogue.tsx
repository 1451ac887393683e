import path from "node:path";
import glob from "fast-glob";
import type { ReactNode } from "react";
import { loadModule } from "../load-site.ts";
import type { PageData } from "../model/content.ts";
import type { Route } from "../model/route.ts";
import { compare } from "../problems/words.ts";

/** The page of all components, for development only. */
export const cataloguePath = "/__catalogue";

/** Examples of one component. */
export interface ComponentExamples {
  /** The component's folder: `button`. */
  name: string;
  /** By their names. */
  examples: Record<string, ReactNode>;
}

/**
 * Imports the examples of all components: what each `components/NAME/NAME.examples.tsx` exports as `examples`.
 *
 * @param root the project's root, an absolute path
 * @throws Problems on syntax errors
 */
export async function loadExamples(root: string): Promise<ComponentExamples[]> {
  const files = (await glob("components/*/*.examples.tsx", { cwd: root })).sort(compare);
  const names = files.map((file) => path.posix.basename(file, ".examples.tsx"));
  const source = files.map((file, index) => `export { examples as e${index} } from "./${file}";`).join("\n");
  const module = await loadModule(root, source);
  return names.map((name, index) => ({ name, examples: module[`e${index}`] as Record<string, ReactNode> }));
}

/** Every component in every state, on one page with a frame of its own: the site's frame is among the examples. */
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
