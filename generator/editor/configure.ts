/** The configuration of the editor, made from the kinds of content files. */
import path from "node:path";
import { pageHead, pictureFormat } from "../content/field-types.ts";
import { valuesOf } from "../content/find-uses.ts";
import { type FieldSchema, toFieldSchema } from "../content/json-schema.ts";
import { type Entry, entriesOf, fieldPath, type PageData, walkData } from "../model/content.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { ContentFiles, NewFile } from "../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { type FileRules, formLanguage } from "./browser/file-format.ts";
import type { Backend, Collection, Configuration, EditorData, Field, FormFile } from "./configuration.ts";
import { type FormContext, fieldsIn, formOf, labelOf, onlyInTranslations, plain } from "./fields.ts";

/** The part of the site that the configuration is made from. */
type EditorInput = Pick<ResolvedSite, "content" | "definition" | "read" | "routes" | "settings">;

/** The same, with its language, and the languages of its translations, in order. */
interface EditedSite extends EditorInput {
  language: string;
  languages: string[];
  /** The option of everything that may be translated; undefined for a site without translations. */
  i18n: boolean | undefined;
}

/** The folder of pictures, relative to the root. */
const pictures = "assets/images";

/** A kind of content files, with the data for its forms. */
interface Kind {
  key: string;
  files: ContentFiles;
  schema: FieldSchema;
  entries: Entry[];
  newFile: NewFile | undefined;
}

/** Converts pictures in the same way as `npm run new`. */
const mediaLibraries = {
  default: {
    config: {
      slugify_filename: true,
      transformations: { raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 } },
    },
  },
  stock_assets: { providers: [] },
};

/** Makes the configuration. Pure. */
export function configureEditor(input: EditorInput, backend: Backend): EditorData {
  const languages = [...new Set(input.read.translations.map(({ language }) => language))].sort();
  const language = input.settings.language.split("-")[0] ?? "";
  const i18n = languages.length > 0 || undefined;
  const site: EditedSite = { ...input, language, languages, i18n };
  const kinds = kindsOf(site);
  const kindsWith = (many: boolean, hasPage: boolean) =>
    kinds.filter(({ files }) => files.many === many && files.hasPage === hasPage);
  const single = (hasPage: boolean) => kindsWith(false, hasPage).map((kind) => fileOf(kind, site));
  const lists = [...kindsWith(true, true), ...kindsWith(true, false)];
  const separator = kinds.find(({ newFile }) => newFile)?.newFile?.separator ?? "-";
  const config: Configuration = {
    load_config_file: false,
    backend,
    media_folder: pictures,
    app_title: "Edit the site",
    editor: { preview: false },
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: separator },
    media_libraries: mediaLibraries,
    i18n: i18n && i18nOf(site),
    collections: [
      { name: "pages", label: "Pages", icon: "web", files: single(true), i18n },
      ...lists.map((kind) => collectionOf(kind, site)),
      { name: "facts", label: "Facts and lists", icon: "list", files: single(false), i18n },
    ],
  };
  const formats = kinds.map((kind) => [formatOf(kind), rulesOf(kind, site)]);
  return { config, formats: Object.fromEntries(formats) };
}

function kindsOf({ read, definition }: EditorInput): Kind[] {
  const newFiles: NewFile[] = Object.values(definition.newFiles ?? {});
  return Object.entries(definition.contentFiles).map(([key, files]) => ({
    key,
    files,
    schema: toFieldSchema(files.schema),
    entries: entriesOf(read.content, key),
    newFile: newFiles.find((one) => one.files === key),
  }));
}

/** The names of translated files. */
function i18nOf({ language, languages }: EditedSite) {
  return {
    structure: "multiple_files",
    locales: [language, ...languages],
    default_locale: language,
    initial_locales: "default",
    omit_default_locale_from_file_path: true,
  };
}

function fileOf(kind: Kind, site: EditedSite): FormFile {
  const { key, files, entries } = kind;
  const file = path.posix.join(site.content, files.pattern);
  const menu = (entries[0]?.data as { menu?: string } | undefined)?.menu;
  return {
    name: key,
    label: files.hasPage && menu ? menu : labelOf(key, {}),
    file: site.languages.length > 0 ? file.replace(/(\.\w+)$/, ".{{locale}}$1") : file,
    format: formatOf(kind),
    fields: formOfKind(kind, site),
    ...folderOf(kind),
    i18n: site.i18n,
  };
}

function collectionOf(kind: Kind, site: EditedSite): Collection {
  const { key, files, newFile, schema } = kind;
  const title =
    newFile?.namedAfter ?? (schema.properties?.heading ? "heading" : Object.keys(schema.properties ?? {})[0]);
  const [, summary] = /^`[^`]+`: (.+)/s.exec(schema.description ?? "") ?? [];
  return {
    name: key,
    label: labelOf(key, {}),
    description: summary && plain(summary).replace(/^./, (first) => first.toUpperCase()),
    folder: path.posix.join(site.content, path.posix.dirname(files.pattern)),
    extension: path.posix.extname(files.pattern).slice(1),
    format: formatOf(kind),
    create: newFile !== undefined,
    delete: newFile !== undefined,
    slug: `{{${title}}}`,
    identifier_field: title ?? "title",
    summary: `{{${title}}}`,
    sortable_fields: { fields: ["slug", title], default: { field: "slug" } },
    fields: formOfKind(kind, site),
    ...folderOf(kind),
    i18n: site.i18n,
  };
}

/** The fields of a kind, the text, and then the fields of all pages, for search engines and menus. */
function formOfKind(kind: Kind, site: EditedSite): Field[] {
  const { files, schema, entries } = kind;
  const context: FormContext = {
    longTexts: longTextsOf(kind, site.read),
    choicesOf: (field) => choicesOf(field, site),
    language: site.language,
    languages: site.languages,
    isTranslatedWhole: files.hasPage,
  };
  const fields = formOf(schema, context);
  const isHead = ({ name }: Field) => files.hasPage && name in pageHead;
  const hasBody = entries.some(({ body }) => body.trim() !== "") || kind.newFile?.text !== undefined;
  const body: Field = {
    name: "body",
    label: "Text",
    widget: "richtext",
    required: false,
    hint: kind.newFile?.text,
    i18n: site.i18n,
  };
  const isKnown = translationOf(kind, site) !== undefined;
  const head = fields.filter(isHead).map((field): Field => {
    const { name, label } = field;
    const isHidden = isKnown && onlyInTranslations.includes(name);
    return isHidden ? { name, label, widget: "hidden", i18n: true } : field;
  });
  const language: Field = {
    name: formLanguage,
    label: "Language of the form",
    widget: "hidden",
    default: "{{locale}}",
    i18n: true,
  };
  const own = fields.filter((field) => !isHead(field));
  return [...own, ...(hasBody ? [body] : []), ...head, ...(isKnown ? [language] : [])];
}

/** The fields that every translation of a single page has; undefined for several languages or several pages. */
function translationOf({ files, entries }: Kind, { read, routes, languages }: EditedSite) {
  const [code, ...others] = languages;
  const path = routes.byFile.get(entries[0]?.file ?? "")?.path;
  if (files.many || !files.hasPage || !code || others.length > 0 || !path) return undefined;
  const translated = read.translations.find(({ hasPage }) => hasPage)?.entry as Entry<PageData> | undefined;
  return { language: translated?.data.language ?? code, translationOf: path };
}

/** The name of the format of its files. For Markdown, the editor requires this ending. */
const formatOf = ({ key, files }: Kind) => (files.pattern.endsWith(".md") ? `${key}-frontmatter` : key);

/** The rules for its files that a form cannot express. */
function rulesOf(kind: Kind, site: EditedSite): FileRules {
  const { files, schema } = kind;
  const fields = fieldsIn(schema);
  const paths = (test: (field: (typeof fields)[number]) => boolean) =>
    fields.filter(test).map((field) => field.path);
  return {
    isMarkdown: files.pattern.endsWith(".md"),
    translation: translationOf(kind, site),
    order: Object.keys(schema.properties ?? {}),
    flags: paths(
      ({ isRequired, schema: { const: only, type } }) => only === true || (type === "boolean" && !isRequired),
    ),
    blanks: paths(
      ({ isRequired, schema: { type, minItems, minLength } }) =>
        isRequired && (type === "array" ? !minItems : minLength === 0),
    ),
    pictures: paths((field) => field.schema.format === pictureFormat),
  };
}

/** Fields with texts that do not fit on one line of a form. */
function longTextsOf({ entries }: Kind, read: ReadContent): Set<string> {
  const values = entries.flatMap((entry) => walkData(sourceOf(entry, read).data));
  const long = values.filter(({ value }) => typeof value === "string" && value.length > 60);
  return new Set(long.map(({ path }) => fieldPath(path)));
}

/** The pages or the values that a field with `relation` refers to. */
function choicesOf({ relation }: FieldSchema, { read, routes }: EditedSite) {
  if (!relation) return undefined;
  const entries = relation.files ? entriesOf(read.content, relation.files) : read.pageEntries;
  if (!relation.field)
    return entries.flatMap((entry) => {
      const value = routes.byFile.get(entry.file)?.path;
      return value ? [{ label: (entry.data as { menu: string }).menu, value }] : [];
    });
  return valuesOf(relation, read).map((value) => ({ label: value, value }));
}

/** The folder for new pictures of a kind. Default: the one with most of its pictures. */
function folderOf({ newFile, entries }: Kind) {
  const used = entries
    .flatMap(({ data }) => walkData(data))
    .filter(({ path }) => path.at(-1) === "imageFile")
    .map(({ value }) => path.posix.dirname(String(value)));
  const uses = (folder: string) => used.filter((other) => other === folder).length;
  const [most] = [...new Set(used)].sort((a, b) => uses(b) - uses(a));
  const folder = newFile?.pictures ?? newFile?.files ?? most;
  if (!folder) return {};
  const address = `/${pictures}/${folder}`;
  return { media_folder: address, public_folder: address };
}
