/** Converts zod's issues for a content file to problems with places, in the writer's words. */
import type { z } from "zod";
import { type DataPath, valueAt } from "../model/content.ts";
import { type Place, startOf } from "../model/place.ts";
import type { Override } from "../model/site-definition.ts";
import type { Source } from "../model/source.ts";
import {
  brokenRule,
  missingField,
  notOneOf,
  unknownField,
  wrongCount,
  wrongType,
} from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";
import { nearMiss } from "../problems/words.ts";
import { type FieldSchema, isDay, schemaAt, toFieldSchema } from "./json-schema.ts";

type Issue = z.core.$ZodIssue;

/** The places of values, and the text if there is one. */
type FieldSource = Pick<Source, "placeOf"> & { text?: string };

/**
 * @param error zod's error
 * @param schema the schema of the file, for the names of allowed fields
 * @param data the data that was checked
 * @param source the file, for the places
 * @param overridden environment variables that replaced values
 */
export function findFieldProblems(
  error: z.ZodError,
  schema: z.ZodType,
  data: unknown,
  source: FieldSource,
  overridden: Override[],
): Problem[] {
  const issues = error.issues as Issue[];
  const fields = toFieldSchema(schema);
  return issues
    .flatMap((issue) => problemsOf(issue, issues, fields, data, source))
    .map((problem) => {
      const override = overridden.find((candidate) => {
        const place = source.placeOf(candidate.path);
        return problem.place?.line === place.line && problem.place.column === place.column;
      });
      return override ? { ...problem, place: startOf(override.variable) } : problem;
    });
}

function problemsOf(
  issue: Issue,
  issues: Issue[],
  schema: FieldSchema,
  data: unknown,
  source: FieldSource,
): Problem[] {
  const value = valueAt(data, issue.path);
  const field = fieldName(issue.path);
  const place = source.placeOf(issue.path);
  const isAbsent = issue.code === "invalid_type" || issue.code === "invalid_value";
  if (isAbsent && value === undefined) return isMisspelt(issue, issues) ? [] : [missingField(place, field)];
  switch (issue.code) {
    case "unrecognized_keys": {
      const fields = Object.keys(schemaAt(schema, issue.path.join("."))?.properties ?? {});
      return issue.keys.map((key) => unknownField(source.placeOf([...issue.path, key], "key"), key, fields));
    }
    case "invalid_type": {
      const needsDay = typeof value === "number" && isDay(schemaAt(schema, issue.path.join(".")));
      return [wrongType(place, field, issue.expected, value, written(value, place, source), needsDay)];
    }
    case "invalid_value":
      if (value === null) return [wrongType(place, field, "string", value)];
      return [notOneOf(place, listName(issue.path), value, issue.values.map(String))];
    case "too_small":
    case "too_big": {
      const limit = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      if (!Array.isArray(value)) return [brokenRule(place, field, value, `must be ${limit}`)];
      return [
        wrongCount(place, field, value.length, issue.exact ? limit.replace(/^at \w+/, "exactly") : limit),
      ];
    }
    case "invalid_format": {
      const rule = issue.format === "email" ? "is not an e-mail address" : issue.message;
      return [brokenRule(place, field, value, rule)];
    }
    default: {
      const cure = issue.code === "custom" ? issue.params?.cure : undefined;
      return [brokenRule(place, field, value, issue.message, cure)];
    }
  }
}

/** How a number is written, because YAML parses 012 as 12; for null, the comment in its place, as in `a: #1`. */
function written(value: unknown, { line, column }: Place, { text }: FieldSource): string | undefined {
  const rest = text?.split("\n")[line - 1]?.slice(column - 1) ?? "";
  if (value === null) return /^\s*(#.*)/.exec(rest)?.[1];
  return typeof value === "number" ? /^[^\s,\]}#]+/.exec(rest)?.[0] : undefined;
}

/** Whether a field is missing because its name is misspelt. It is then reported once, as misspelt. */
function isMisspelt(issue: Issue, issues: Issue[]): boolean {
  const field = String(issue.path.at(-1));
  return issues.some(
    (other) =>
      other.code === "unrecognized_keys" &&
      other.path.join(".") === issue.path.slice(0, -1).join(".") &&
      other.keys.some((key) => nearMiss(key, [field]) !== undefined),
  );
}

/** The last name in a path: "categories" for `categories[1]`. */
function listName(path: DataPath): string {
  return String(path.findLast((step) => typeof step === "string") ?? "value");
}

/** The name of a field in messages: "price" for `plans[2].price`, "item 2 of categories" for `categories[1]`. */
function fieldName(path: DataPath): string {
  const last = path.at(-1);
  return typeof last === "number" ? `item ${last + 1} of ${listName(path)}` : String(last ?? "the file");
}
