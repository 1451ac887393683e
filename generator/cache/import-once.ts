/**
 * Imports a module on first use. Node caches modules too, but its loaders resolve every `import()` again, which takes a
 * millisecond: too long to do for every page.
 *
 * @param load imports the module: `() => import("./read-facts.ts")`
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
