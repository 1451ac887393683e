/**
 * What the comments of the schemas say, field by field. The comments are the one place where fields are explained:
 * the manual, the JSON Schemas for editors and the questions of `npm run new` are all made of them.
 *
 * zod keeps no comments, so the source is parsed, and read as far as schemas are written here: objects, lists,
 * constants, spreads, `pageFields({ … })`, `.extend({ … })`, and methods such as `.optional()` behind any of them.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "@babel/parser";
import type { Expression, Node, ObjectExpression } from "@babel/types";

/** A schema as its comments explain it. */
export interface Described {
  /** The comment of the field itself. */
  comment?: string;
  /** The comment of the constant that it names: what every value of this kind is. */
  kind?: string;
  /** The fields of a group. */
  fields?: Record<string, Described>;
  /** The items of a list. */
  item?: Described;
}

export interface SchemaComments {
  /** The comment at the head of the file. */
  head: string;
  /** By the names of `contentFiles`. */
  files: Record<string, Described>;
}

/** A constant of a module, and what its source knows. */
interface Constant {
  value: Expression;
  comment: string | undefined;
  scope: Scope;
}

type Scope = Map<string, Constant>;

/**
 * @param root the project's root, an absolute path
 * @param file the module that exports `contentFiles`, relative to the root
 */
export async function readSchemaComments(root: string, file: string): Promise<SchemaComments> {
  const { scope, head } = await readModule(path.join(root, file));
  const files = objectOf(scope.get("contentFiles")?.value, scope);
  const described = files.properties.flatMap((property): [string, Described][] => {
    if (property.type !== "ObjectProperty" || property.value.type !== "CallExpression") return [];
    const schema = property.value.arguments[1];
    return schema ? [[nameOf(property.key), describe(schema, scope)]] : [];
  });
  return { head, files: Object.fromEntries(described) };
}

/** The constants of a module, and those that it imports from other files. */
async function readModule(file: string): Promise<{ scope: Scope; head: string }> {
  const code = await readFile(file, "utf8");
  const { program, comments } = parse(code, { sourceType: "module", plugins: ["typescript"] });
  const scope: Scope = new Map();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration" && statement.source.value.startsWith(".")) {
      const names = statement.specifiers.flatMap((specifier) =>
        specifier.type === "ImportSpecifier" && specifier.importKind !== "type" ? [specifier.local.name] : [],
      );
      if (statement.importKind === "type" || names.length === 0) continue;
      const imported = await readModule(path.resolve(path.dirname(file), statement.source.value));
      for (const name of names) {
        const constant = imported.scope.get(name);
        if (constant) scope.set(name, constant);
      }
      // `pageFields` adds the fields of every page's head.
      const pageHead = imported.scope.get("pageHead");
      if (pageHead) scope.set("pageHead", pageHead);
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === "Identifier" && init)
        scope.set(id.name, { value: init, comment: commentAbove(statement), scope });
    }
  }
  const [first] = comments ?? [];
  return { scope, head: first?.start === 0 ? plain(first.value) : "" };
}

function describe(node: Node, scope: Scope): Described {
  if (node.type === "Identifier") {
    const constant = scope.get(node.name);
    if (!constant) return {};
    const described = describe(constant.value, constant.scope);
    return constant.comment === undefined ? described : { ...described, kind: constant.comment };
  }
  if (node.type !== "CallExpression") return {};
  const { callee } = node;
  const [argument] = node.arguments;
  if (callee.type === "Identifier") {
    if (callee.name !== "pageFields") return {};
    const pageHead = scope.get("pageHead");
    const head = pageHead ? describeFields(objectOf(pageHead.value, scope), pageHead.scope) : {};
    return { fields: { ...head, ...(argument && describeFields(objectOf(argument, scope), scope)) } };
  }
  if (callee.type !== "MemberExpression") return {};
  const method = nameOf(callee.property);
  if (callee.object.type !== "Identifier" || callee.object.name !== "z") {
    const described = describe(callee.object, scope);
    if (method !== "extend" || !argument) return described;
    return {
      ...described,
      fields: { ...described.fields, ...describeFields(objectOf(argument, scope), scope) },
    };
  }
  if (method === "strictObject" && argument)
    return { fields: describeFields(objectOf(argument, scope), scope) };
  if (method === "array" && argument) return { item: describe(argument, scope) };
  if (method === "tuple" && argument?.type === "ArrayExpression" && argument.elements[0])
    return { item: describe(argument.elements[0], scope) };
  return {};
}

function describeFields({ properties }: ObjectExpression, scope: Scope): Record<string, Described> {
  const fields: Record<string, Described> = {};
  for (const property of properties) {
    if (property.type === "SpreadElement" && property.argument.type === "Identifier") {
      const spread = scope.get(property.argument.name);
      if (spread) Object.assign(fields, describeFields(objectOf(spread.value, spread.scope), spread.scope));
    } else if (property.type === "ObjectProperty") {
      const comment = commentAbove(property);
      const described = describe(property.value, scope);
      fields[nameOf(property.key)] = comment === undefined ? described : { ...described, comment };
    }
  }
  return fields;
}

/** An object literal, or the one that a constant names. */
function objectOf(node: Node | undefined, scope: Scope): ObjectExpression {
  if (node?.type === "ObjectExpression") return node;
  const constant = node?.type === "Identifier" ? scope.get(node.name) : undefined;
  if (!constant) throw new Error("The fields of a schema are expected to be written as { … } here.");
  return objectOf(constant.value, constant.scope);
}

function nameOf(node: Node): string {
  return node.type === "Identifier" ? node.name : node.type === "StringLiteral" ? node.value : "";
}

/** The last comment before a node, if it is one that explains: `/** … *\/`. */
function commentAbove({ leadingComments }: Node): string | undefined {
  const last = leadingComments?.at(-1);
  return last?.type === "CommentBlock" && last.value.startsWith("*") ? plain(last.value) : undefined;
}

/** A comment without its stars; lines that belong together are one line. */
function plain(comment: string): string {
  return comment
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
    .join("\n")
    .trim()
    .replace(/(?<!\n)\n(?!\n|- )\s*/g, " ");
}
