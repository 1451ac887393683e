/**
 * What `content/schemas.ts` is written with: which files there are, and the kinds of value that mean more
 * than a string. Everything else is plain zod.
 */
import { z } from "zod";
import type { Entry, ImageFile, PageData } from "./site.tsx";

/** Files of one shape. `pattern` is relative to `content/`; with `*` there may be any number of them. */
export interface ContentFiles<Data = unknown> {
  pattern: string;
  many: boolean;
  /** Each file needs a route of its own. */
  hasPage: boolean;
  schema: z.ZodType<Data>;
}

interface One<Data> extends ContentFiles<Data> {
  many: false;
}
interface Many<Data> extends ContentFiles<Data> {
  many: true;
}

/** The content of a site as its pages see it: an entry for each single file, a sorted list for each pattern. */
export type ContentOf<Files extends Record<string, ContentFiles>> = {
  [Key in keyof Files]: Files[Key] extends Many<infer Data>
    ? Entry<Data>[]
    : Files[Key] extends One<infer Data>
      ? Entry<Data>
      : never;
};

/** A file that other pages draw on: facts, lists, labels. */
export function dataFile<Data>(pattern: string, schema: z.ZodType<Data>): One<Data> {
  return { pattern, many: false, hasPage: false, schema };
}

/** Any number of such files, in the order of their names. */
export function dataFiles<Data>(pattern: string, schema: z.ZodType<Data>): Many<Data> {
  return { pattern, many: true, hasPage: false, schema };
}

/** A file that is shown at an address of its own. */
export function pageFile<Data extends PageData>(pattern: string, schema: z.ZodType<Data>): One<Data> {
  return { pattern, many: false, hasPage: true, schema };
}

/** Any number of such files, in the order of their names. */
export function pageFiles<Data extends PageData>(pattern: string, schema: z.ZodType<Data>): Many<Data> {
  return { pattern, many: true, hasPage: true, schema };
}

/** One or more words on one line. */
export const text = z
  .string()
  .refine((value) => value.trim() !== "", { error: "is empty" })
  .refine((value) => !/[\r\n]/.test(value.trim()), { error: "must be a single line" })
  .transform((value) => value.trim());

/**
 * The fields that every page's front matter starts with. (`meta` says the same as the rules before it to editors,
 * in words of JSON Schema: functions cannot be told there.)
 */
export const pageHead = {
  /** Title in the browser's tab and in search results: 60 characters at most, different on every page. */
  title: text
    .refine((value) => value.length <= 60, { error: "is longer than 60 characters" })
    .meta({ maxLength: 60 }),
  /** What a search result says below the title: 70 to 160 characters, different on every page. */
  description: text
    .refine((value) => value.length >= 70, { error: "is shorter than 70 characters" })
    .refine((value) => value.length <= 160, { error: "is longer than 160 characters" })
    .meta({ minLength: 70, maxLength: 160 }),
  /** Words under which people may look for the page. */
  keywords: z.array(text).min(1),
  /** The page's short name, in menus and breadcrumbs. */
  menu: text,
};

/** A page's fields: the head's, and its own. Fields that are not listed are mistakes. */
export function pageFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...pageHead, ...shape });
}

/** What JSON Schema calls the file of a picture here: no editor knows it, `npm run new` does. */
export const pictureFormat = "picture-file";

/** A picture's file below `assets/images/`: `projects/alpha-cover.svg`. The build checks that it is there. */
export const imageFile = text
  .transform((value): ImageFile => ({ imageFile: value }))
  .meta({ format: pictureFormat });

/** How narrow windows show a photograph: the shape, width to height, and the point that stays in sight. */
const crop = z.strictObject({
  /** Width to height: `4:5`. */
  shape: z
    .string()
    .regex(/^[1-9]\d?:[1-9]\d?$/, { error: "is not a shape of the form 4:5, width to height" }),
  /** The point that stays in sight, from the left and from the top: `60% 40%`. */
  focus: z.string().regex(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, {
    error: "is not a point of the form 60% 40%, across and down",
  }),
});

/** A picture with its alternative text. `alt: ""` says on purpose that the picture only decorates. */
export const picture = z.strictObject({
  file: imageFile,
  /** What the picture shows, for people who do not see it. */
  alt: z.string(),
  /** A photograph's part for phones, where the whole would be too small to see. */
  phone: crop.optional(),
});

/** A day of the calendar, `2020-06-15`: no time of day, no time zone, the same day everywhere. */
export const calendarDate = z
  .string()
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value), {
    error: "is not a date of the form 2020-06-15, year, month, day",
    abort: true,
  })
  .refine(
    (value) => {
      const day = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
    },
    { error: "is not a day of the calendar" },
  )
  .meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** A calendar date that is not over yet: until then something is promised. A build after that day is stopped. */
export const dayToCome = calendarDate
  .refine((value) => value > new Date().toISOString().slice(0, 10), { error: "has passed" })
  .meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** An absolute address on another site, `https://…`. */
export const webAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value), {
    error: "is not an absolute address that starts with https://",
  })
  .meta({ pattern: "^https?://" });
