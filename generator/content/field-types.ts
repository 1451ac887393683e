/**
 * The vocabulary of `content/schemas.ts`: kinds of files, and values with a special meaning, such as pictures.
 * Everything else is plain zod.
 */
import { z } from "zod";
import type { CaptionsFile, ContentValue, ImageFile, PageData, VideoFile } from "../model/content.ts";
import { fileNameAsAlt, pictureName } from "../model/file-name.ts";
import { type FileList, originUses, type SingleFile } from "../model/site-definition.ts";

export type { ContentOf } from "../model/site-definition.ts";

// Each schema checks only a few files: compiling it would take longer than the checks.
z.config({ jitless: true });

/** One file without a page: facts, lists, labels. */
export function dataFile<Data>(pattern: string, schema: z.ZodType<Data>): SingleFile<Data> {
  return { pattern, many: false, hasPage: false, schema };
}

/** Any number of files without pages, sorted by name. */
export function dataFiles<Data>(pattern: string, schema: z.ZodType<Data>): FileList<Data> {
  return { pattern, many: true, hasPage: false, schema };
}

/** One file with its own page. */
export function pageFile<Data extends PageData>(pattern: string, schema: z.ZodType<Data>): SingleFile<Data> {
  return { pattern, many: false, hasPage: true, schema };
}

/**
 * Any number of files with their own pages, sorted by name.
 *
 * @param options `isDefault` for the kind that a page belongs to if it belongs to no other
 */
export function pageFiles<Data extends PageData>(
  pattern: string,
  schema: z.ZodType<Data>,
  options: { isDefault?: true } = {},
): FileList<Data> {
  return { pattern, many: true, hasPage: true, schema, ...options };
}

/** A group of fields, with a description for the manual and for editors. Unknown fields are mistakes. */
export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** The fields of a page, with a description: those of every page, then its own. */
export function pageFields<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return group(description, { ...pageHead, ...shape });
}

export const text = z
  .string()
  .refine((value) => value.trim() !== "", { error: "is empty" })
  .refine((value) => !/[\r\n]/.test(value.trim()), { error: "must be a single line" })
  .refine((value) => !/[\p{Cc}\p{Co}]/u.test(value.trim().replace(/[\t\r\n]/g, "")), {
    error: "has a control character, which cannot be seen: type the text again",
  })
  .transform((value) => value.trim())
  .describe("One or more words on one line.");

export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, {
    error: "is not a date of the form 2020-06-15, year, month, day",
    abort: true,
  })
  .refine((value) => z.iso.date().safeParse(value).success, { error: "is not a day of the calendar" })
  .describe("A day of the calendar, `2020-06-15`: no time of day, no time zone, the same day everywhere.");

/**
 * The first fields of every page's front matter. JSON Schema cannot express `refine`, so `meta` repeats each rule for
 * editors.
 */
export const pageHead = {
  title: text
    .refine((value) => value.length <= 60, { error: "is longer than 60 characters" })
    .meta({
      title: "Title in search results",
      maxLength: 60,
      description:
        "Title in the browser's tab and in search results: 60 characters at most, different on every page.",
    }),
  description: text
    .refine((value) => value.length >= 70, { error: "is shorter than 70 characters" })
    .refine((value) => value.length <= 160, { error: "is longer than 160 characters" })
    .meta({
      title: "Description in search results",
      minLength: 70,
      maxLength: 160,
      description:
        "What a search result says below the title: 70 to 160 characters, different on every page.",
    }),
  keywords: z.array(text).min(1).describe("Words under which people may look for the page."),
  menu: text.meta({
    title: "Name in menus",
    description: "The page's short name, in menus and breadcrumbs.",
  }),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: "is not a language of the form fr-CA" })
    .optional()
    .describe("Only in a translation, a file like `about.fr.md`: its language, `fr-CA`."),
  translationOf: z
    .string()
    .startsWith("/", { error: "is not an address of the form /about" })
    .optional()
    .meta({
      title: "Translation of",
      relation: {},
      description: "Only in a translation: the address of the page that it translates, `/about`.",
    }),
  formerly: z
    .array(
      z.string().regex(/^(\/[A-Za-z0-9]+([._-][A-Za-z0-9]+)*)+$/, {
        error: "is not an address of the form /projects/old_name",
      }),
    )
    .min(1)
    .optional()
    .meta({
      title: "Former addresses",
      description: "Addresses that the page had before: `[/projects/old_name]`. They lead here.",
    }),
  draft: z
    .literal(true)
    .optional()
    .describe("`true` while the page is being written: `npm run dev` shows it, and a build leaves it out."),
  publish: calendarDate
    .optional()
    .describe("The day from which a build has the page, in the time zone of the site; a draft until then."),
};

/** A custom JSON Schema `format`, by which `npm run new` recognizes the file of a picture. Editors ignore it. */
export const pictureFormat = "picture-file";

export const imageFile = text
  .transform((value): ImageFile => ({ imageFile: value }))
  .meta({
    title: "Picture",
    format: pictureFormat,
    description:
      "A picture's file below `assets/images/`: `projects/alpha-cover.svg`. The build checks that it is there.",
  });

/** A text that must be a value of a field in other content. The build checks it, and editors list the values. */
export const contentValue = (files: string, field: string) => {
  const relation = { files, field };
  return text.transform((value): ContentValue => ({ contentValue: value, of: relation })).meta({ relation });
};

const crop = group("A photograph's part for phones, where the whole would be too small to see.", {
  shape: z
    .string()
    .regex(/^[1-9]\d?:[1-9]\d?$/, { error: "is not a shape of the form 4:5, width to height" })
    .describe("Width to height: `4:5`."),
  focus: z
    .string()
    .regex(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, {
      error: "is not a point of the form 60% 40%, across and down",
    })
    .describe("The point that stays in sight, from the left and from the top: `60% 40%`."),
});

const altText = z
  .string()
  .refine((value) => !pictureName.test(value.trim()), fileNameAsAlt)
  .meta({
    title: "Alternative text",
    // Empty for a decorative picture.
    minLength: 0,
    description: "What the picture shows, for people who do not see it.",
  });

export const picture = group(
  'A picture with its alternative text. `alt: ""` says on purpose that the picture only decorates.',
  {
    file: imageFile,
    alt: altText,
    phone: crop.optional().meta({ title: "Part for phones" }),
    wide: imageFile.optional().meta({
      title: "Picture for wide windows",
      description:
        "Another picture, composed for wide windows, which show it instead. The same words describe it.",
    }),
  },
);

/** A film that the site itself serves, with its title, captions and poster. */
export const video = group(
  "A film of the site's own, up to 25 MB. It is loaded when a visitor plays it, and never plays by itself.",
  {
    title: text.describe("What the film is called, for screen readers and search engines."),
    file: text
      .transform((value): VideoFile => ({ videoFile: value }))
      .meta({ description: "The film below `assets/videos/`, in MP4 with H.264: `alpha.mp4`." }),
    poster: imageFile.describe(
      "A still of the film, which is shown before it plays: a picture below `assets/images/`.",
    ),
    captions: text
      .transform((value): CaptionsFile => ({ captionsFile: value }))
      .meta({
        description:
          "What is said and heard, below `assets/videos/`, in WebVTT: `alpha.vtt`. For a film without words it says so: `[Music]`.",
      }),
    published: calendarDate.describe("The day on which the film was first shown, for search engines."),
  },
);

/** Today where it begins last, at UTC−12: `2027-01-15`. */
const todayEverywhere = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

export const dayToCome = calendarDate
  .refine((value) => value > todayEverywhere(), {
    error: "has passed",
    params: { cure: "Look whether what is promised until then still holds, and write a later day." },
  })
  .describe("A day of the calendar after today. When it has begun everywhere on earth, a build is stopped.");

export const webAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value), {
    error: "is not an absolute address that starts with https://",
  })
  .meta({ pattern: "^https?://", description: "An absolute address on another site, `https://…`." });

/** Returns the mistake in an origin, and what to write instead; undefined if there is none. */
function originMistake(value: string): { message: string; cure: string } | undefined {
  if (/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(value) && URL.canParse(value)) return undefined;
  if (value.includes("*"))
    return {
      message: "stands for many hosts",
      cure: "Name each host by itself, as in https://player.example.",
    };
  if (/^(data|blob|about|file):/i.test(value))
    return {
      message: "is no other site",
      cure: "Put the file into assets/: what is in an address is not allowed.",
    };
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  const host = URL.canParse(address) ? new URL(address).host : "";
  return {
    message: "is not an origin",
    cure: /^[a-z0-9.-]+(:\d+)?$/.test(host)
      ? `An origin is https:// and the name of the host, and nothing after it: write https://${host}.`
      : "An origin is https:// and the name of the host, as in https://player.example.",
  };
}

const origin = z
  .string()
  .superRefine((value, { addIssue }) => {
    const mistake = originMistake(value);
    if (mistake) addIssue({ code: "custom", message: mistake.message, params: { cure: mistake.cure } });
  })
  .meta({
    pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$",
    description: "`https://` and the name of the host, without a slash after it: `https://player.example`.",
  });

/** The list of other origins that pages may use. A site passes it to the engine in its settings. */
export const otherOrigins = z
  .array(
    group("Another site that pages may use.", {
      origin,
      uses: z
        .array(z.enum(originUses))
        .min(1)
        .describe(
          "What it is used for: `scripts` it runs in pages, `frames` for players and maps, `media` for films and " +
            "sounds, `forms` that are sent there, `connections` that scripts make to it, `pictures`.",
        ),
      reason: text.describe("What it is for, in a sentence for the site's owner."),
      confirmed: z
        .literal(true)
        .optional()
        .describe("`true` when the owner has agreed: until then `npm run launch` asks."),
    }),
  )
  .superRefine((others, { addIssue }) => {
    for (const [index, { origin }] of others.entries())
      if (others.findIndex((other) => other.origin === origin) < index)
        addIssue({
          code: "custom",
          path: [index, "origin"],
          message: "is there twice",
          params: { cure: "Name it once, with all its uses." },
        });
  })
  .describe(
    "Other sites that pages may load from, show in frames or send to. Every page sends visitors' addresses to them, so " +
      "there are none unless they are named here: browsers block all others, and a build says where a page has one.",
  );

/** Where the editor in the browser saves. A site passes it to the engine in its settings. */
export const editorHost = group(
  "Where the editor in the browser saves: the repository of the site at a git host. `docs/editor.md` explains it.",
  {
    host: z.enum(["github", "gitlab"]),
    repository: z
      .string()
      .refine((value) => /^[\w.-]+(\/[\w.-]+)+$/.test(value), {
        error: "is not a repository of the form owner/name",
        params: {
          cure: "Write the end of its address: owner/name, without https:// and the name of the host.",
        },
      })
      .meta({ pattern: "^[\\w.-]+(/[\\w.-]+)+$", description: "As in its address: `owner/name`." }),
    branch: text.describe("The branch that is deployed: `main`."),
    signIn: webAddress
      .optional()
      .describe("The address of a service that signs people in; without one, they enter an access token."),
  },
);
