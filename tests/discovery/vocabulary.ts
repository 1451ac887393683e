/** The vocabulary of schema.org, from the package `@vocabulary/schema`, and a check of graphs against it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A thing of a graph, as parsed from the page. */
export type Thing = { [property: string]: unknown };

interface Vocabulary {
  /** Types with their parent types. */
  parents: Map<string, Set<string>>;
  /** Properties with their domain (types that have them) and range (types of their values). */
  domains: Map<string, Set<string>>;
  ranges: Map<string, Set<string>>;
  /** Members of enumerations with their types. */
  members: Map<string, Set<string>>;
}

const schemaOrg = "http://schema.org/";
const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";

/** Reads the vocabulary from the package. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
  const found: Vocabulary = { parents: new Map(), domains: new Map(), ranges: new Map(), members: new Map() };
  const types = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value?: string) => {
    const set = map.get(key) ?? new Set();
    if (value) set.add(value);
    map.set(key, set);
  };
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, subject = "", predicate, object = ""] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? [];
    const [name, value] = [short(subject), short(object)];
    if (predicate === `${rdf}type`) add(types, name, value);
    if (predicate === `${rdfs}subClassOf`) add(found.parents, name, value);
    if (predicate === `${schemaOrg}domainIncludes`) add(found.domains, name, value);
    if (predicate === `${schemaOrg}rangeIncludes`) add(found.ranges, name, value);
  }
  for (const [name, kinds] of types) {
    if (kinds.has(`${rdfs}Class`)) add(found.parents, name);
    else for (const kind of kinds) if (!kind.startsWith("http")) add(found.members, name, kind);
  }
  return found;
}

function short(address: string): string {
  return address.replace(/^https?:\/\/schema\.org\//, "");
}

/** A type and all its ancestors. */
function lineage(type: string, { parents }: Vocabulary): Set<string> {
  const all = new Set([type]);
  for (const one of all) for (const parent of parents.get(one) ?? []) all.add(parent);
  return all;
}

/** Checks of values of the simple types. */
const simple: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  Time: (value) => typeof value === "string" && /^\d{2}:\d{2}(:\d{2})?$/.test(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Distance: (value) => typeof value === "string" && /^\d+ px$/.test(value),
};

/** What is invalid in a graph: unknown types and properties, values of a wrong type. */
export function findMistakes(graph: Thing[], vocabulary: Vocabulary): string[] {
  const byId = new Map(
    graph.flatMap(allThings).flatMap((thing) => (thing["@type"] ? [[thing["@id"], thing]] : [])),
  );
  return graph.flatMap(allThings).flatMap((thing) => {
    const type = thing["@type"];
    if (type === undefined) return byId.has(thing["@id"]) ? [] : [`${thing["@id"]} is nowhere described`];
    if (typeof type !== "string" || !vocabulary.parents.has(type)) return [`${String(type)} is no type`];
    const own = lineage(type, vocabulary);
    return Object.entries(thing).flatMap(([property, value]) => {
      if (property.startsWith("@")) return [];
      const domains = vocabulary.domains.get(property);
      if (!domains) return [`${property} is no property`];
      if (![...domains].some((domain) => own.has(domain))) return [`${type} has no ${property}`];
      const ranges = vocabulary.ranges.get(property) ?? new Set();
      return [value].flat().flatMap((one) => {
        const fits = [...ranges].some((range) => isOf(one, range, byId, vocabulary));
        return fits ? [] : [`${type}.${property} cannot be ${JSON.stringify(one)}`];
      });
    });
  });
}

function isOf(value: unknown, range: string, byId: Map<unknown, Thing>, vocabulary: Vocabulary): boolean {
  if (typeof value === "object" && value !== null) {
    const thing = value as Thing;
    const type = thing["@type"] ?? byId.get(thing["@id"])?.["@type"];
    return typeof type === "string" && lineage(type, vocabulary).has(range);
  }
  if (simple[range]?.(value)) return true;
  return typeof value === "string" && vocabulary.members.get(short(value))?.has(range) === true;
}

/** A thing and everything inside it. */
export function allThings(thing: Thing): Thing[] {
  const inner = Object.values(thing)
    .flat()
    .filter((value): value is Thing => typeof value === "object" && value !== null);
  return [thing, ...inner.flatMap(allThings)];
}
