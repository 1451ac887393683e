/**
 * Imports a module when it is first needed, and only then. Node remembers modules too, but asks its loaders where each
 * `import()` leads, which takes a millisecond: too long for what every page does.
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
