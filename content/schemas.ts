/**
 * The writer's manual: every content file, field by field. The build checks what is written here; a field
 * that is not listed is a mistake, so nothing that you write is silently ignored.
 *
 * Three rules for all files:
 * - `standIn: true` marks a value that is not real yet. The build counts these; delete the line when you
 *   replace the stand-in.
 * - Type “ ” ’ – as you want them shown. Text is plain, without HTML.
 * - A photograph that fills a page needs 1,600 pixels in width. The build does not check that, because it does not know
 *   how large a page shows it; `npm run new` and the editor refuse photographs of less than 600.
 */
import { z } from "zod";
import {
  type ContentOf,
  calendarDate,
  contentValue,
  dataFile,
  dataFiles,
  dayToCome,
  editorHost,
  group,
  imageFile,
  otherOrigins,
  pageFields,
  pageFile,
  pageFiles,
  pageHead,
  picture,
  text,
  video,
  webAddress,
} from "../generator/content/field-types.ts";
import { findPlayer } from "./find-player.ts";

const standIn = z
  .literal(true)
  .optional()
  .meta({ title: "Stand-in", description: "Not real yet: to be replaced before the launch." });

/** A heading with the sentence beside it. */
const headed = { heading: text, lead: text.optional() };

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "is not a colour of the form #e4452b" });

const point = group("A heading and its paragraph, as used in lists of reasons, values and steps.", {
  heading: text,
  text,
});

const enquiry = group("How the form begins for visitors who come from here, if scripts run.", {
  need: contentValue("enquiryForm", "fields.*.options.*").describe(
    "The service chosen: one of the options in `enquiry-form.yaml`.",
  ),
  message: text.describe("The first words of the message."),
});

const motif = imageFile.meta({
  title: "Motif",
  description:
    "A part of the mark or of its world, drawn large without a ground and cropped by its lower edge: it stands below the " +
    "question that ends the page. About 720 × 500 units.",
});

const pictureWithCaption = picture
  .extend({ caption: text })
  .describe("A picture with its alternative text, and a caption below it.");

const videoEmbed = group(
  "A film on YouTube or Vimeo. Nothing is loaded from there before a visitor plays it; `origins` in `site.yaml` must " +
    "allow frames of `https://www.youtube-nocookie.com` or `https://player.vimeo.com`.",
  {
    ...video.pick({ title: true, poster: true, published: true }).shape,
    address: z
      .string()
      .superRefine((value, { addIssue }) => {
        if (!findPlayer(value))
          addIssue({
            code: "custom",
            message: "is not the address of a film on YouTube or Vimeo",
            params: {
              cure: "Copy it from the browser: https://www.youtube.com/watch?v=… or https://vimeo.com/ and the film's number.",
            },
          });
      })
      .meta({
        pattern: "^https://",
        description: "The film's page: `https://www.youtube.com/watch?v=…` or `https://vimeo.com/…`.",
      }),
  },
);

const block = group("A square of the quilt: its shape and its kit of four dyes (`block.css`).", {
  shape: z.enum([
    "maple1",
    "geese",
    "geese2",
    "cabin",
    "star",
    "pine",
    "half",
    "bloom",
    "petal",
    "jaali",
    "arch",
    "dots",
    "ambi",
    "quarter",
    "kantha",
  ]),
  kit: z.enum(["k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8"]),
});

/* Facts: written once, used everywhere ------------------------------------------------------------------ */

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const office = group("An office: where it is and how to reach it.", {
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "is not a word in small letters" })
    .describe("One word, different for each office: `canada`."),
  country: text,
  city: text,
  region: text,
  address: z.array(text).min(1).describe("The lines of the postal address."),
  street: text.describe(
    "The same for machines: the part before the city, the postal code, and the country in two letters.",
  ),
  postalCode: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: "is not a country in two capital letters" }),
  phone: text.describe("As it is shown: `+1 416-555-0142`."),
  timeZone: text
    .refine(isTimeZone, { error: "is not a time zone of the IANA database, such as America/Toronto" })
    .describe("As in the IANA time zone database: `America/Toronto`."),
  picture,
  night: picture.describe("The same at night: shown while it is night at the office."),
  map: webAddress.describe('Where "View on Map" leads.'),
  standIn,
}).superRefine(({ address, street, postalCode }, { addIssue }) => {
  const shown = address.join("\n");
  for (const [field, value] of Object.entries({ street, postalCode }))
    if (!shown.includes(value))
      addIssue({ code: "custom", path: [field], message: "is not in the lines of the address" });
});

const site = group("`site.yaml`: who the agency is and how to reach it.", {
  brand: group("The agency's name, as it stands in the header and in every title.", {
    name: text,
    claim: text.describe("One sentence on what the agency does."),
    standIn,
  }),
  web: z.strictObject({
    address: webAddress.describe(
      "The address of the finished site, without a trailing slash. `--base` overrides it.",
    ),
    language: text.describe("Language of all pages, as a BCP 47 tag."),
    author: text.describe("Author in the head of every page."),
    standIn,
  }),
  email: z.strictObject({ address: z.email(), standIn }),
  hours: group("When the phone is answered, in four forms for long and short places.", {
    days: text.describe('"Monday to Friday"'),
    daysShort: text.describe('"Mon–Fri"'),
    time: text.describe('"10 am to 6 pm"'),
    timeShort: text.describe('"10 am–6 pm"'),
    opens: z
      .number()
      .int()
      .min(0)
      .max(24)
      .describe("The hour the desks open, 0 to 24, local time of each office."),
    closes: z.number().int().min(0).max(24),
    openOn: z
      .array(z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]))
      .min(1)
      .describe("The days on which they open, each in three letters."),
  }),
  replyWithin: text.describe('"within 24 hours"'),
  offices: z.tuple([office], office).describe("At least one. The first one's phone number is the agency's."),
  chat: z.strictObject({
    name: text.describe('"Skype"'),
    address: text.describe("`skype:live:name?chat`"),
    standIn,
  }),
  social: z.array(
    z.strictObject({
      name: text,
      icon: text.describe("Symbol in `assets/sprites/ui.svg`."),
      address: webAddress,
      standIn,
    }),
  ),
  reviews: group("Where visitors read what clients say.", { address: webAddress, standIn }),
  copyrightYear: z.number().int().min(2000).max(2100),
  enquiries: group("Where both forms are sent; the environment variable ENQUIRY_URL overrides it.", {
    address: webAddress,
    hiddenFields: z
      .array(z.strictObject({ name: text, value: text }))
      .describe("Extra hidden fields that a hosted form service may ask for."),
    ownMailer: z
      .boolean()
      .optional()
      .describe(
        "`true` if the address is our own mail handler (`docs/enquiries.md`): adds three fields that " +
          "hosted services may refuse. The handler uses them to recognize repeated enquiries and spam bots.",
      ),
    standIn,
  }).refine(({ hiddenFields, ownMailer }) => !ownMailer || hiddenFields.length === 0, {
    path: ["hiddenFields"],
    error: "must be empty with ownMailer: our own mail handler refuses fields that it does not know",
  }),
  origins: otherOrigins.optional(),
  editor: editorHost.optional(),
  analytics: group(
    "A script of another site on every page, which counts visits; `origins` must allow it. `docs/analytics.md` has an example.",
    {
      script: webAddress.describe("The address of the script."),
      integrity: text
        .optional()
        .describe("The hash of its contents, `sha384-…`: browsers refuse it when it has changed."),
      data: z
        .array(
          z.strictObject({
            name: z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: "is not a name in small letters" }),
            value: text,
          }),
        )
        .describe("Its `data-` attributes, by their names without `data-`."),
    },
  ).optional(),
});

const labels = group("`labels.yaml`: the small words of the interface, by the part that shows them.", {
  header: z.strictObject({
    skip: text,
    navigation: text,
    about: text,
    services: text,
    pricing: text,
    requestQuote: text,
    theme: text,
    openMenu: text,
    closeMenu: text,
    menu: text,
    call: text.describe("Before the phone number on the phone button, for screen readers."),
    notSure: text.describe("In the mega menu, before the phone number."),
    allServices: text,
    phone: text,
    email: text,
  }),
  footer: z.strictObject({
    quickLinks: text,
    services: text,
    policies: text,
    contact: text,
    social: text,
    logoPricing: text.describe(
      "The two pricing pages, whose names in the header's menu are shorter; also in the breadcrumb.",
    ),
    seoPricing: text,
    selvedge: text.describe("On the selvedge, the last line of the page."),
  }),
  breadcrumb: text,
  home: text
    .optional()
    .describe(
      "The home page in the breadcrumb, in a language without its own home page. Default: its menu name.",
    ),
  learnMore: text,
  contents: text.describe("Above the list of sections beside a long text."),
  newTab: text.describe("For screen readers, at links that open a new tab."),
  language: text.describe("For screen readers, at the links to a page in other languages."),
  desks: z.strictObject({
    desk: text.describe('After the country: "Canada desk".'),
    phoneAndChat: text,
    enquiry: text,
    answered: text,
    open: text,
    closed: text,
  }),
  offices: z.strictObject({ heading: text, phone: text, hours: text, map: text }),
  caseStudy: z.strictObject({
    client: text,
    category: text,
    date: text,
    website: text,
    visitWebsite: text,
    solution: text,
    solutionLead: text,
    colours: text,
    posts: text,
    next: text,
    ask: text.describe("The question at the end, above the quote button."),
  }),
  video: z.strictObject({
    play: text.describe("On the picture of a film, before its title, for screen readers."),
    from: text.describe('Below a film of another site, before its name: "Playing it loads it from YouTube."'),
  }),
  pricing: z.strictObject({ yes: text, no: text, choose: text }),
  pager: group("Below a list that is spread over several pages.", {
    pages: text.describe("For screen readers: the name of these links."),
    page: text.describe('"Page 2 of 3"'),
    of: text,
    previous: text,
    next: text,
  }),
  carousel: z.strictObject({
    carousel: text.describe('For screen readers: the name of the whole, of one part, and "1 of 3".'),
    slide: text,
    of: text,
    previous: text,
    next: text,
  }),
  asides: group("Above asides in long texts, which begin with `> [!NOTE]`.", {
    note: text,
    tip: text,
    important: text,
    warning: text,
    caution: text,
  }),
  news: z.strictObject({
    by: text.describe('Before the author: "by Team member 3".'),
    more: text.describe("For screen readers: the name of the links to the posts before and after."),
    newer: text,
    older: text,
  }),
});

const figure = group("A figure and what it counts.", {
  figure: text.describe("As it is shown: `95k`, `4+`."),
  label: text,
});

const statistics = group("`statistics.yaml`: the agency in numbers.", {
  heading: text.describe("For screen readers, above the figures."),
  years: figure,
  team: figure,
  clients: figure,
  projects: figure,
  hours: figure,
  support: figure,
});

const values = group("`values.yaml`: the values, shown on service pages and with the mission.", {
  heading: text,
  values: z.array(point).min(1),
});

const estimate = group("`estimate.yaml`: the band that closes most pages.", {
  heading: text,
  lead: text,
  button: text,
  orCall: text,
});

const clients = group("`clients.yaml`: the wall of client marks.", {
  clients: z.array(
    z.strictObject({
      name: text,
      mark: text.describe("Symbol in `assets/sprites/clients.svg`."),
      standIn,
    }),
  ),
});

const industries = group("`industries.yaml`: the trades the agency has worked for.", {
  industries: z.array(
    z.strictObject({
      name: text,
      icon: text.describe("Symbol in `assets/sprites/industries.svg`."),
    }),
  ),
});

const testimonials = group("`testimonials.yaml`: signed by role and trade, never by an invented name.", {
  testimonials: z
    .array(
      z.strictObject({
        quote: text,
        role: text,
        trade: text,
        picture: imageFile.describe("Our work for this trade, cropped to about 8:7; decorative."),
        ground: colour.describe(
          "The colour of the picture's left edge, into which it fades: the ground of the quote.",
        ),
        standIn,
      }),
    )
    .min(1),
});

const teamMember = group("`team/*.yaml`: one file for each member, shown in the order of the file names.", {
  role: text,
  name: text,
  portrait: picture,
  standIn,
});

const discovery = group("`discovery.yaml`: what machines read in addition to the pages.", {
  shortName: text
    .refine((value) => value.length <= 12, { error: "is longer than 12 characters" })
    .describe("Below the icon on a home screen: 12 characters at most."),
  prices: z.strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: "is not a currency in three capital letters" })
      .describe('The currency that "$" stands for on the pricing pages, as an ISO 4217 code: CAD, USD.'),
    standIn,
  }),
  feed: group("The feed of case studies, as feed readers show it.", { title: text, subtitle: text }),
  security: group("`/.well-known/security.txt`: where to report a vulnerability: the agency's e-mail.", {
    expires: dayToCome.describe(
      "The day on which it expires, at most a year ahead. A day in the past stops the build.",
    ),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, { error: "is not a language in two letters" }))
      .min(1)
      .describe("Languages in which reports may be written, in two letters."),
  }),
  humans: group("`/humans.txt`: who made the site. Headings, labels, and facts about it, one on a line.", {
    team: text,
    from: text,
    contact: text,
    site: text,
    facts: z.array(text).min(1),
  }),
});

const enquiryForm = group("`enquiry-form.yaml`: both forms, for the page, its script and the mailer alike.", {
  fields: z.array(
    z.strictObject({
      name: text.describe("The name under which the value is posted."),
      label: text,
      kind: z.enum(["text", "email", "phone", "choice", "long text"]),
      required: z.boolean(),
      message: text.describe("What the visitor reads when the field is missing or wrong."),
      autocomplete: text.describe(
        "The `autocomplete` attribute, by which browsers fill in the field: `name`, `email`, `tel`, `off`.",
      ),
      placeholder: text.optional().describe("For a choice: the blank first option, then the rest."),
      options: z.array(text).optional().describe("The values that are posted, and shown."),
      optionLabels: z
        .array(text)
        .optional()
        .describe("In a translation of this file: what is shown instead, in the same order."),
      maxLength: z.number().int().positive().describe("Longest value, in characters."),
    }),
  ),
  submit: text,
  sending: text.describe("On the button while the form is being sent."),
  promise: text,
  privacy: text,
  mistakes: group("When fields are missing or wrong.", {
    titlePrefix: text.describe("Before the page's title in the browser's tab."),
    headings: z
      .array(text)
      .min(1)
      .describe("Above the list of mistakes: for one field, for two, and so on; the last one for any more."),
  }),
  offline: text.describe("When the visitor is offline; the phone number follows."),
  answers: group(
    "What the mail handler says when it cannot take an enquiry. Above the form, which still has the typed text: " +
      "its fields are not ours (`damaged`), it is `tooLarge`, it is not sent as a form (`unsupported`), or the disk " +
      "is full (`unavailable`). On a small page without the form, with a link `back`: `tooMany` enquiries came, or " +
      "the handler is `down`. Phone number, `orWrite` and e-mail address follow each.",
    {
      damaged: text,
      tooLarge: text,
      unsupported: text,
      tooMany: text,
      unavailable: text,
      down: text,
      orWrite: text,
      back: text,
    },
  ),
  trap: text.describe("The label of a field that only programs fill in (`ownMailer` in `site.yaml`)."),
  dialog: z.strictObject({ heading: text, lead: text, ratherTalk: text, close: text }),
});

/* Pages ----------------------------------------------------------------------------------------------- */

const heroProject = z.strictObject({
  page: text.meta({
    title: "Case study",
    relation: { files: "portfolio" },
    description: "The address of its case study: `/portfolio/beatum`.",
  }),
  picture: picture.describe("A square picture; its alternative text is the link's name."),
});

const home = pageFields("`pages/home.md`", {
  hero: z.strictObject({
    heading: text,
    lead: text,
    start: text.describe("The two buttons: to the contact page and to the portfolio."),
    work: text,
    caption: text,
    projects: z
      .tuple([heroProject, heroProject])
      .describe("Two project pictures between the blocks; phones show the first one only."),
  }),
  services: z.strictObject(headed),
  integrated: z
    .strictObject({ heading: text, lead: text.describe("Two sentences, one on each cloth.") })
    .describe("Below the list of services."),
  work: group("Three case studies: the first of the portfolio that are not at the top of the page.", {
    heading: text,
  }),
  hundred: picture
    .optional()
    .describe(
      "A photograph of the number of projects in `statistics.yaml`, about twice as wide as high, on white. It is shown in " +
        "place of that figure as long as its alternative text is the same: `100+`.",
    ),
  reasons: z.strictObject({
    heading: text,
    picture,
    caption: text,
    reasons: z.array(point).min(1),
  }),
  clients: z.strictObject({ ...headed, yours: text }),
  industries: z.strictObject({ heading: text }),
  testimonials: group("`reviews` is the link's text; its address is in `site.yaml`.", {
    heading: text,
    reviews: text,
  }),
});

const about = pageFields("`pages/about.md`: below the front matter, who we are.", {
  ...headed,
  picture,
  caption: text,
  who: text.describe("Heading above the text."),
  approach: z.strictObject({ ...headed, cards: z.array(point).min(1) }),
});

const whyUs = pageFields("`pages/why-us.md`", {
  ...headed,
  reasons: z
    .array(
      z.strictObject({
        heading: text,
        text,
        points: z.array(text).min(1),
        picture,
        over: group("The same drawing in another state, which goes over it as the visitor scrolls.", {
          as: z
            .enum(["plan", "clock"])
            .describe(
              "`plan`: a calendar of five by five square days, the days sewn one by one. `clock`: a round clock by day " +
                "over one by night, one half of it on either side of the hand; it stands on the ground of its text.",
            ),
          file: imageFile,
        }).optional(),
      }),
    )
    .min(1)
    .describe("A row for each, a picture beside the text."),
});

const missionAndVision = pageFields("`pages/mission-and-vision.md`", {
  ...headed,
  mission: point.describe("`heading` names it, `text` is the one large sentence."),
  values: text.describe("Heading above the values of `values.yaml`."),
  vision: point,
});

const ourTeam = pageFields("`pages/our-team.md`: the members are in `team/`.", {
  ...headed,
  you: text.describe("On the dashed patch after the last member, which leads to the contact page."),
  closingPicture: picture.describe("A square drawing beside the last band, on phones below it."),
});

const contact = pageFields("`pages/contact-us.md`", {
  ...headed,
  formHeading: text,
  otherWays: text.describe("For screen readers, above the other ways."),
  phone: text.describe(
    "Above the phone number, the e-mail address and the chat. Hours and promise come from `site.yaml`.",
  ),
  email: text,
  chat: z.strictObject({ label: text, link: text }),
});

const ourServices = pageFields("`pages/our-services.md`", {
  ...headed,
  cases: text.describe("On a service page, above the case studies that used the service."),
  others: text.describe("On a service page, above the links to the others."),
});

const service = pageFields("`services/*.md`: below the front matter, the overview's text.", {
  order: z.number().int().min(1).describe("Place in menus and lists, from 1."),
  name: text,
  layout: z
    .enum(["built", "made", "shown", "measured"])
    .optional()
    .describe(
      "The order and the form of the same parts on its page. `made`: overview beside a photograph, " +
        "sub-services as patches (up to four: as screens), case studies beside their text, steps. `built`: the same, " +
        "but with the steps before the sub-services, which are patches. `shown`: a " +
        "photograph as wide as the window first, the mark, sub-services as chequered squares (with frames: as a contact " +
        "sheet), photographs, case studies side by side. `measured`: sub-services as a large list first, then the " +
        "overview, case studies side by side, the campaign. Default: `made`.",
    ),
  ending: z
    .enum(["counted", "asked", "joined"])
    .optional()
    .describe(
      "Where the question is; figures, values and the other services follow at the end of the page. `counted`: earlier " +
        "on the page. `asked`: before the figures, very large, on the colour of the second block. `joined`: before the " +
        "figures, on marigold. Default: `counted`.",
    ),
  figures: z
    .enum(["sewn", "swatches", "bars", "screen", "lens"])
    .optional()
    .describe(
      "How the four figures are shown: `sewn` on cloth, on a fan of colour `swatches`, as `bars` that rise, as the icons " +
        "on the `screen` of a phone, or on the ring of a `lens`. Default: `sewn`.",
    ),
  closing: z
    .enum(["maple", "marigold", "ice", "rose", "frost"])
    .optional()
    .describe("The dye of the last band, different from that of the part above it. Default: `maple`."),
  closingPicture: picture
    .optional()
    .describe(
      "A square drawing beside the last band, on phones below it. Without it the band is the phone number alone.",
    ),
  caseStudies: z
    .array(z.enum(["website", "logo", "smo", "app"]))
    .optional()
    .describe(
      "The categories of case studies that used the service. Its page shows two of them, different from those of " +
        "the other services if there are enough. `app` are the pages in `work/`.",
    ),
  lead: text.describe("The sentence below the title."),
  card: text.describe("The sentence in the home page's list of services."),
  summary: text.describe("The sentence on the page of all services."),
  block: block.describe(
    "The block that represents the service everywhere, and a second one beside it on its social card.",
  ),
  secondBlock: block,
  scene: picture,
  quote: text.describe("The button at the top of the page."),
  enquiry: enquiry.optional(),
  overviewPicture: picture
    .optional()
    .describe(
      "For a photograph as wide as the window: what the overview says, drawn on white beside its text.",
    ),
  photograph: pictureWithCaption.describe("Beside the overview, with a caption below."),
  happyClients: text.describe("As they are shown: `450`, `48k`. Hours and support are the agency's."),
  projects: text,
  overview: text.describe("The one large sentence."),
  subServices: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          icon: text.describe("Symbol in `assets/sprites/industries.svg`."),
          picture: picture
            .optional()
            .describe(
              "In place of the symbol: in the layout `shown` a piece of work or a photograph, in `made` a device, 390 × 400 " +
                "units, wide 360 × 552; in `built` a drawing, 2:1, of which phones show the square in its middle; in " +
                "`measured` one of 10:19, wide 3:2, with room at all edges.",
            ),
          thread: picture
            .optional()
            .describe(
              "Over a device, in wide windows only, as large as its picture there: it is drawn while a visitor scrolls. The picture for narrow windows has it.",
            ),
          large: z
            .boolean()
            .optional()
            .describe(
              "Among chequered squares: its picture, 2:3, is twice as wide, and its words are on the lower third. For the first or the second of four or more.",
            ),
          frames: z
            .array(
              z.strictObject({
                file: imageFile.describe("3:2."),
                alt: picture.shape.alt,
                mark: z
                  .enum(["chosen", "rejected"])
                  .optional()
                  .describe("In grease pencil: a ring, or a cross."),
              }),
            )
            .min(2)
            .max(5)
            .optional()
            .describe("For photographs: a strip of film. If all parts have one, they are a contact sheet."),
        }),
      )
      .min(1),
  }),
  gallery: group(
    "Six large photographs: one as wide as the window (3:2), an upright one (4:5) beside a wider one (4:3), and one whose " +
      "middle is shown upright (3:2) beside two wide ones (3:2, 2:1).",
    {
      heading: text,
      photographs: z.array(pictureWithCaption).length(6),
    },
  ).optional(),
  campaign: picture
    .extend({ bus: imageFile.describe("It drives along the street while a visitor scrolls, 26:11.") })
    .optional()
    .describe("A street as wide as the window, after the case studies, in the layout `measured`."),
  mark: group("How a mark is made: after the overview, in the layout `shown`.", {
    heading: text,
    text,
    picture: picture.describe("The construction of the agency's mark, square."),
    sizes: group("The mark in three sizes, by what it is on.", {
      sign: text,
      coin: text.describe("26.5 mm wide."),
      tab: text.describe("16 pixels wide."),
    }),
  }).optional(),
  process: z
    .strictObject({
      ...headed,
      drawing: z
        .enum(["page", "jaali"])
        .describe(
          "What is made in the four steps: one page across the window, or the lattice block of the apps.",
        ),
      steps: z.array(point).length(4),
    })
    .optional(),
  hire: z.strictObject({
    text,
    button: z.enum(["Hire Now", "Inquire Now"]),
    picture: picture
      .optional()
      .describe(
        "A picture (9:8, its left eighth empty) on marigold; in the ending `asked` in place of `secondBlock`, on its ground. " +
          "With a picture for wide windows (12:7, what matters at 60 %) it is as wide as a phone, or half of a wide window.",
      ),
  }),
});

const portfolioPage = pageFields("`pages/portfolio.md`", {
  ...headed,
  filter: z.strictObject({
    heading: text,
    all: text,
    website: text.describe("Names of the categories: website, logo, smo."),
    logo: text,
    smo: text,
    status: text.describe(
      "For screen readers, before the number of projects that the chosen category shows.",
    ),
  }),
  furtherPages: text
    .refine((value) => value.length <= 120, { error: "is longer than 120 characters" })
    .meta({
      maxLength: 120,
      description:
        "Beyond 60 projects there are further pages, and pages for each category. Their descriptions in search " +
        'results say "Logo – Page 2 of 3." and then this: 120 characters at most.',
    }),
  ourWork: group("Below the projects: the way to Our Work.", { heading: text, text, link: text }),
});

/**
 * A heading in the client's own letters.
 *
 * @param label the label in `caseStudy` with the words of the heading
 */
const drawnHeading = (label: string, description: string, onPhones: string) =>
  group(description, {
    file: imageFile.describe(onPhones),
    wide: imageFile.optional().describe("The same in one line, from 40rem."),
    words: text.describe(
      `What the drawing says. It is shown while \`caseStudy.${label}\` in \`labels.yaml\` says the same.`,
    ),
  }).optional();

const project = pageFields('`portfolio/*.md`: a case study; below the front matter, "Our Solution".', {
  client: text.describe("Client's name, as the client writes it."),
  summary: text.describe("The sentence below the title."),
  date: calendarDate,
  categories: z
    .array(z.enum(["website", "logo", "smo"]))
    .min(1)
    .describe("Filter categories: website, logo, smo (digital marketing)."),
  featured: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Place in the portfolio's grid, from 1. Projects without one follow, newest first."),
  card: z
    .enum(["poster", "beside", "wide", "narrow"])
    .default("narrow")
    .describe(
      "Its card in the portfolio. `poster`: as wide as the window, the name on the photograph, whose upper right must be empty. " +
        "`beside`: the name as large as the picture beside it, which stands below the narrow card of the row above. `wide` and " +
        "`narrow`, in either order, fill a row together, the name below and above the picture.",
    ),
  website: z.strictObject({ address: webAddress, standIn }).optional(),
  cover: picture,
  choreography: z
    .enum(["cover", "photograph", "split", "line", "menu", "conversation", "deck", "clearing", "dig", "road"])
    .optional()
    .describe(
      "The order and layout of the parts; the photograph is that of `inUse`, or the cover. Default: `cover`. " +
        "`cover`: the photograph, the logo as wide as the page, the text, the colours, the website. " +
        "`photograph`: the page is on the client's colour; `board.logo` is a photograph, 7:4, whose right half is nearly the colour of `proseOn` and empty for the first paragraph, and the colours are boards, with the other paragraphs on that of `proseOn`; a copper timber " +
        "frames every part like a door, which the drawings in `showcase` go on with; needs `mark`, and a picture in `inUse`. " +
        "`split`: the title is as wide as the page, the photograph beside the facts, the text beside logo and colours. " +
        "`line`: a night beside a line of bars that runs down the page: the facts below the first sentence, the " +
        "photograph of `nightDesk` behind the text, in which what is bold is large, the " +
        "website, which stays while it is drawn, the posts, and the colours as hours of the night. " +
        "`menu`: the title stands in the photograph of a table (`lettering`), the text is a menu on a table, and the colours are plates around a bowl of soup, which is stirred as the visitor scrolls. " +
        "`conversation`: what is said in a row is a message, a quoted paragraph (`>`) the visitor's, and each `---` shows the " +
        "next of logo, website, colours and posts, the logo and the posts from 56rem beside what is said about them, the " +
        "website as wide as the window. " +
        "`deck`: the table of `deck` fills the window, and everything else is dealt as playing cards; the photograph is below the posts. " +
        "`clearing`: a garage is full in the head and empties from section to section. " +
        "`dig`: the machine of `dig` stands on the title (`lettering`), and its arm goes down through the colours as layers, the loudest the " +
        "deepest; the logo must be readable on the third colour. " +
        "`road`: the logo is beside the road ahead (`windscreen`), the text a road sign with the colours like prices, the website a " +
        "sign beside a road with the `vehicle`, which is filled at the pump of `motif` in the end; dusk falls from the first to the last. " +
        "What follows the first `---` in the text is on the photograph of `closeUp`, and what follows the second below the website. " +
        "Neighbours in the portfolio should differ.",
    ),
  typeface: z
    .enum(["nunito", "russo-one", "saira", "shrikhand", "sora", "titan-one", "unbounded"])
    .optional()
    .describe(
      "The client's own typeface: what is large on the page is set in it. Another one is cut by `npm run fonts` (assets/fonts/cut-fonts.ts). Default: the agency's.",
    ),
  lettering: group("Words in the client's own letters, outlined, in place of the same words in type.", {
    name: imageFile.describe(
      "In place of the title, on the ground of the head, and of the name in the link to the project, on `board.linkOn` (for `dig` that shows the logo); for `road` only in the link; for `menu` as large as `table` and without what stands before it, for phones in two lines; for `clearing` on the first colour, in two lines for phones; for `dig` one word above the other, beside the shaft.",
    ),
    wide: imageFile
      .optional()
      .describe(
        "The same in one line, from 40rem; for `dig` from 56rem, as wide as the content, without letters where the bucket is, 35 to 54 %.",
      ),
    table: picture
      .optional()
      .describe(
        "For `menu`: the photograph in which the name stands, `file` 3:4, `wide` 24:11, with an even ground above the name for the breadcrumb. Without it the title is set in type, beside that of `inUse`. In the portfolio it is the picture of a poster.",
      ),
    bag: group(
      "For `menu`: a bag cut out of the wide picture of `table`. It stands behind the name, from 56rem, and is lifted as the visitor scrolls.",
      {
        file: imageFile.describe("The bag, in a picture of the size of that of the table."),
        shade: imageFile.describe("Its shadow on the table, in a picture of the same size."),
        table: imageFile.describe("The wide picture without the bag."),
      },
    ).optional(),
    plate: imageFile
      .optional()
      .describe(
        "For `menu`: a plate seen from above, which rolls into `showcase`, whose drawing leaves its place empty and has no ground.",
      ),
    posts: drawnHeading(
      "posts",
      "The heading of the posts.",
      "For `menu` in several lines, beside the posts.",
    ),
    ask: drawnHeading("ask", "The question that ends the page.", "On phones, for `clearing` in two lines."),
  }).optional(),
  mark: picture
    .optional()
    .describe(
      "For the choreography `photograph`: the logo in place of the name, for the colour of the page, without a ground. What is " +
        "below 92 % of its height (85 % in a wide window, where its feet are) hangs over the timber on which it stands.",
    ),
  vehicle: picture
    .optional()
    .describe("For the choreography `road`: from the side, without a ground, on its lower edge, 5:2."),
  windscreen: group("Drawings for the choreography `road`: what a driver sees in the head.", {
    ahead: imageFile.describe(
      "The road and what is beside it, 2:1. All lines run to its middle; the logo stands to the right of the road.",
    ),
    mirror: imageFile.describe("What is behind, in a mirror that hangs from its upper edge."),
    wheel: imageFile.describe(
      "The steering wheel, around the first sentence; 26:19, its middle at 68 % of its height.",
    ),
    gauge: imageFile.describe("At the right of it in wide windows."),
  }).optional(),
  closeUp: picture
    .optional()
    .describe(
      "For the choreography `road`: a photograph as large as the window, about 2:1, dark at its left for what follows the first `---`; the right part is for phones.",
    ),
  dig: group("Drawings for the choreography `dig`.", {
    machine: picture.describe(
      "Without a ground, 25:9. It stands on its lower edge; its arm is in the middle of its left quarter and ends there.",
    ),
    bucket: imageFile.describe("The end of the arm, as wide as the shaft."),
    floor: imageFile.describe(
      "What lies below the bucket, in the third colour from the top, 24:5; its left half is below the bucket.",
    ),
    arm: group("The colours of the arm, by their names below.", { bar: text, rod: text, collar: text }),
    finds: picture.describe(
      "What is in the fourth colour, without a ground, 9:7; its lower fifth is seen on phones only. It goes on at the right edge.",
    ),
    mark: picture
      .optional()
      .describe(
        "A photograph of the mark as a thing, in the first colour beside what is said about it, 10:9. Its ground is exactly that colour; the arm that holds it enters at the upper edge, at 67 % of the width, and the thing is left of 90 %.",
      ),
    fossil: imageFile
      .optional()
      .describe(
        "What is at the left of it in wide windows, cut off by the left and the lower edge, 3:2; decorative, as it is not on phones.",
      ),
  }).optional(),
  colours: z
    .array(
      z.strictObject({
        name: text,
        value: colour,
        parts: z
          .number()
          .int()
          .min(1)
          .max(6)
          .describe("How much of the identity it covers, from 1 to 6. Most layouts show it in proportion."),
      }),
    )
    .length(4)
    .describe("The four colours of the client's identity, the loudest first."),
  board: group("The client's logo, large, and the text; each on a colour, by its name above.", {
    logo: picture,
    object: picture
      .optional()
      .describe(
        "For `conversation`: the mark as an object, a photograph of 16:9 on the ground of the posts, with the mark in its left half. `logo` has the letters only.",
      ),
    logoOn: text,
    textOn: text,
    proseOn: text
      .optional()
      .describe(
        "The colour under the text, if not that of `textOn`; in the choreography `cover`, the logo then has that of `textOn`.",
      ),
    askOn: text
      .optional()
      .describe(
        "The colour of the question that ends the page, if not that of `logoOn`. The answer then has that of `logoOn`, otherwise that of `textOn`.",
      ),
    linkOn: text
      .optional()
      .describe(
        "The colour of the link to this project below another one, if not that of `logoOn`. `lettering` or `mark`, if there is one, stands on it.",
      ),
  }),
  keys: picture
    .optional()
    .describe(
      "For `conversation`: a photograph of the colours as four keys, from above without perspective, the first the largest, at the bottom, on which the end of the text " +
        "stands; the last three above it. `file` is 1:2, `wide` 25:14. Names and values stand on the keys.",
    ),
  inUse: pictureWithCaption.optional().describe("The identity in use: a photograph of a box, a card, a van."),
  linkPicture: picture
    .optional()
    .describe(
      "In place of `inUse` in the link to the project, on a wide card, and for `dig` on its page: its photograph with a higher part for phones.",
    ),
  inUseSide: z
    .enum(["left", "right"])
    .optional()
    .describe("The side of that photograph that stays visible where it is cropped. Default: the middle."),
  inUseOn: text
    .optional()
    .describe("The colour of the panel beside that photograph, by its name. Default: the loudest."),
  inUseOver: text
    .optional()
    .describe(
      "The dark colour of that photograph’s ground, by its name, if its upper left is empty: a window of the home page writes on it.",
    ),
  showcase: picture
    .extend({
      before: picture
        .pick({ file: true, wide: true })
        .extend({ from: z.enum(["left", "right"]).describe("The side from which the picture comes.") })
        .optional()
        .describe(
          "The same picture without its point. While a visitor scrolls, the whole one is drawn over it, where the browser can do so.",
        ),
      part: picture
        .pick({ file: true })
        .optional()
        .describe(
          "For `photograph`: the ring of the knocker on that door, square and in the same light; it moves.",
        ),
    })
    .optional()
    .describe("The largest picture after the text: the website, or the identity in use."),
  nightDesk: picture
    .optional()
    .describe(
      "For `line`: a photograph of a desk at night, behind the text. Two states one above the other, as large: without the light of the event, then with it, which goes on as the visitor scrolls. Even at the left, where the text is.",
    ),
  deck: group("For the choreography `deck`: the table and the cards.", {
    picture: picture.describe("The table, with room for the name above what lies on it."),
    suit: text.describe("On every card: a symbol in `assets/sprites/suits.svg`."),
  }).optional(),
  clearing: group("For the choreography `clearing`: what the garage holds.", {
    things: z
      .array(text)
      .min(2)
      .describe(
        "A heap, from the front to the back, in the order in which it vanishes; symbols in `assets/sprites/junk.svg`.",
      ),
    alt: text.describe("What the full garage shows, for people who do not see it."),
    emptied: picture.describe(
      "What is left: it fills a window behind the text, which stands on the wall above it; 1:2 for phones, `wide` 16:9 with the left half free.",
    ),
    loaded: picture.describe(
      "What takes it away: a photograph as large as the window, 16:9 with the left third free for the caption of `inUse`; `phone` is its right half.",
    ),
    leaving: imageFile.describe(
      "What took it away, from behind: it stands on the floor below the question that ends the page.",
    ),
  }).optional(),
  motif: motif.optional(),
  motifWide: imageFile.describe("The motif in windows from 640 px, if it is another one there.").optional(),
  ask: z
    .enum(["halves", "field", "line"])
    .default("halves")
    .describe(
      "The layout of the question at the end. `halves`: it is above the motif, beside it the answer. `field`: all on one " +
        "colour, beside a motif that is whole, in the choreography `photograph` its question mark; in the choreography `menu` below a question as wide as the page. " +
        "`line`: as `field`, but the motif begins at the left edge, where the line of the choreography of that name ends. " +
        "The choreographies `clearing`, `conversation`, `deck` and `road` have layouts of their own.",
    ),
  video: video.optional(),
  videoEmbed: videoEmbed.optional(),
  posts: z
    .array(picture)
    .refine((posts) => posts.length === 0 || posts.length >= 4, { error: "has fewer than four posts" })
    .describe("Social media posts: none, or at least four."),
}).superRefine(
  (
    {
      colours,
      board,
      choreography,
      deck,
      clearing,
      dig,
      mark,
      vehicle,
      windscreen,
      inUse,
      inUseOn,
      inUseOver,
    },
    { addIssue },
  ) => {
    for (const [name, value] of Object.entries({ deck, clearing, dig }))
      if ((choreography === name) !== Boolean(value))
        addIssue({
          code: "custom",
          path: ["choreography"],
          message: `needs the group ${name}, and the group needs it`,
        });
    if (choreography === "photograph" && !(inUse && mark))
      addIssue({
        code: "custom",
        path: ["choreography"],
        message: "needs a photograph in inUse, and a mark",
      });
    if (choreography === "road" && !(vehicle && windscreen))
      addIssue({
        code: "custom",
        path: ["choreography"],
        message: "needs a vehicle, and drawings in windscreen",
      });
    const named = [
      ...(["logoOn", "textOn", "proseOn", "askOn", "linkOn"] as const).map((field) => ({
        path: ["board", field],
        name: board[field],
      })),
      { path: ["inUseOn"], name: inUseOn },
      { path: ["inUseOver"], name: inUseOver },
      ...(["bar", "rod", "collar"] as const).map((part) => ({
        path: ["dig", "arm", part],
        name: dig?.arm[part],
      })),
    ];
    for (const { path, name } of named)
      if (name && !colours.some((colour) => colour.name === name))
        addIssue({
          code: "custom",
          path,
          message: `is not one of the four colours: ${colours.map(({ name }) => name).join(", ")}`,
        });
  },
);

const ourWork = pageFields("`pages/our-work.md`", {
  ...headed,
  techLine: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        id: z
          .string()
          .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, { error: "is not a word in small letters" })
          .describe(
            "The card's anchor, and the name of its file in `work/` if it has a page: `food_delivery`.",
          ),
        sign: text.optional().describe("Its trade: a symbol in `assets/sprites/trades.svg`."),
        picture,
        ground: colour.describe(
          "The ground of its text: a colour of the picture, but not its ground, `#2e3192`.",
        ),
        backdrop: colour
          .optional()
          .describe(
            "On a card without a page: the even ground of the picture, which goes on around it, `#e6984b`.",
          ),
        standIn: standIn.describe("On a card without a page: the case study is still to be written."),
      }),
    )
    .min(1),
  read: text.describe("On a card that has a page; and, once for all of them, about those that have none."),
  toCome: text,
});

const workPage = pageFields("`work/*.md`: an Our Work project's own page; its text is what was made.", {
  heading: text,
  summary: text,
  techLine: text,
  techLabel: text,
  grounds: group(
    "Four of its colours: behind the title, the text, what was made, and the question at the end.",
    {
      title: colour,
      story: colour,
      made: colour,
      ask: colour,
    },
  ),
  cover: picture,
  story: group("Heading and label beside the text.", { heading: text, label: text }),
  made: z.strictObject({
    heading: text,
    route: picture
      .pick({ file: true, wide: true })
      .optional()
      .describe(
        "A drawing behind the screens that leads from each to the next, and to a street at their foot: for four screens, 390 units wide, as the window, or 2560, of which 1440 are as wide as the page.",
      ),
    items: z
      .array(
        point.extend({
          screen: imageFile
            .optional()
            .describe("A screen of a phone, 390:844: at the right and the left in turn."),
        }),
      )
      .min(1),
  }),
  pictures: z.array(pictureWithCaption).min(1),
  motif: motif.optional(),
  back: text,
});

const pricing = pageFields("`pricing/*.yaml`: plans, compared row by row.", {
  heading: text,
  lead: text,
  caption: text.describe("For screen readers: what the table compares."),
  between: text.describe("In the first cell, above the phone number: for visitors whom no plan suits."),
  counts: z
    .enum(["ideas", "keywords"])
    .describe(
      "How the head of a plan shows its count: ideas as 3 blocks, keywords as a quilt with a block for each.",
    ),
  plans: z
    .array(
      z.strictObject({
        name: text,
        tagline: text,
        price: z.number().positive().describe("In dollars."),
        billing: text,
        count: z.number().int().positive().describe("How many ideas or keywords."),
        enquiry,
      }),
    )
    .min(1)
    .max(12)
    .describe("From 1 to 12 plans; the middle one stands out."),
  groups: z
    .array(
      z.strictObject({
        heading: text,
        rows: z
          .array(
            z.strictObject({
              label: text,
              note: text
                .optional()
                .describe("In small type below the label: a unit or a limit that applies to all plans."),
              cells: z.array(text).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .describe(
      "The rows below their headings. A row has one cell for each plan, in their order. `yes` and `no` become a " +
        "block with a tick and an empty place.",
    ),
}).superRefine(({ plans, groups }, { addIssue }) => {
  for (const [group, { rows }] of groups.entries())
    for (const [row, { cells }] of rows.entries())
      if (cells.length !== plans.length)
        addIssue({
          code: "custom",
          path: ["groups", group, "rows", row, "cells"],
          message: `has ${cells.length} cells for ${plans.length} plans`,
        });
});

const policy = pageFields(
  "`policies/*.md`: the title is exactly the page's name; `##` begins a section, whose first paragraph sums it up in one sentence.",
  {
    heading: text,
    lead: text.optional(),
    sign: z
      .enum(["section", "asterisk", "at"])
      .describe(
        "The sign beside the title: §, * or @. The colour of the head and the edge of the cloths go with it.",
      ),
    sectionsLabel: text,
  },
);

const textPage = pageFields(
  "`text-pages/*.md`: any page that is a text. The file's name is its address: `careers.md` is `/careers`. Alone in a " +
    'paragraph, `![what it shows](pages/team.jpg "Caption")` is a picture with its caption. A quotation that begins with ' +
    "the line `[!NOTE]` is an aside; so are `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` and `[!CAUTION]`.",
  {
    ...headed,
    footer: z
      .enum(["quick links", "policies"])
      .optional()
      .describe("The list in the footer that links to the page. Other pages link to it in their texts."),
  },
);

/** The fields of a page that is not a draft and has no former addresses. */
const { title, description, keywords, menu } = pageHead;

const newsPage = group("`news.yaml`: the page of all posts, `/news`, which exists from the first post on.", {
  title,
  description,
  keywords,
  menu,
  ...headed,
  feed: group("The feed of posts, as feed readers show it.", { title: text, subtitle: text }),
});

const post = group("`news/*.md`: a post; below the front matter, its text.", {
  ...pageHead,
  publish: calendarDate.describe(
    "The date of the post. A post with a future date is left out of builds until then, in the time zone of the site.",
  ),
  heading: text,
  lead: text.describe("The sentence below the heading, also in the list of posts and in the feed."),
  author: text.optional().describe("Who wrote it, if not the agency as a whole."),
  picture: picture
    .extend({ caption: text.optional() })
    .optional()
    .describe("A picture above the text and in the list of posts, with a caption if it needs one."),
});

const thankYou = pageFields("`pages/thankyou.md`", {
  heading: text,
  next: z.strictObject({ heading: text, steps: z.array(text).min(1), urgent: text }),
  button: text,
});

const notFound = pageFields("`pages/not-found.md`", { heading: text, lead: text, button: text });

const questions = group(
  "`questions.yaml`: what the owner has to confirm before the launch, listed by `npm run launch`.",
  {
    questions: z
      .array(
        z.strictObject({
          file: text.describe("The file with the words in question: `content/pages/why-us.md`."),
          text: text.describe("The words, as they are in that file."),
          question: text.describe("A question to answer with yes; then delete it."),
          reason: text.describe("Why somebody may doubt it."),
        }),
      )
      .describe("`[]` when everything is confirmed."),
  },
);

/* Files ----------------------------------------------------------------------------------------------- */

export const contentFiles = {
  site: dataFile("site.yaml", site),
  labels: dataFile("labels.yaml", labels),
  statistics: dataFile("statistics.yaml", statistics),
  values: dataFile("values.yaml", values),
  estimate: dataFile("estimate.yaml", estimate),
  clients: dataFile("clients.yaml", clients),
  industries: dataFile("industries.yaml", industries),
  testimonials: dataFile("testimonials.yaml", testimonials),
  team: dataFiles("team/*.yaml", teamMember),
  discovery: dataFile("discovery.yaml", discovery),
  questions: dataFile("questions.yaml", questions),
  enquiryForm: dataFile("enquiry-form.yaml", enquiryForm),
  home: pageFile("pages/home.md", home),
  about: pageFile("pages/about.md", about),
  whyUs: pageFile("pages/why-us.md", whyUs),
  missionAndVision: pageFile("pages/mission-and-vision.md", missionAndVision),
  ourTeam: pageFile("pages/our-team.md", ourTeam),
  contact: pageFile("pages/contact-us.md", contact),
  ourServices: pageFile("pages/our-services.md", ourServices),
  services: pageFiles("services/*.md", service),
  portfolioPage: pageFile("pages/portfolio.md", portfolioPage),
  portfolio: pageFiles("portfolio/*.md", project),
  ourWork: pageFile("pages/our-work.md", ourWork),
  work: pageFiles("work/*.md", workPage),
  logoPricing: pageFile("pricing/logo_pricing.yaml", pricing),
  seoPricing: pageFile("pricing/seo_pricing.yaml", pricing),
  terms: pageFile("policies/terms.md", policy),
  disclaimer: pageFile("policies/disclaimer.md", policy),
  privacyPolicy: pageFile("policies/privacy_policy.md", policy),
  thankYou: pageFile("pages/thankyou.md", thankYou),
  textPages: pageFiles("text-pages/*.md", textPage, { isDefault: true }),
  newsPage: dataFile("news.yaml", newsPage),
  news: pageFiles("news/*.md", post),
  notFound: pageFile("pages/not-found.md", notFound),
};

export type SiteContent = ContentOf<typeof contentFiles>;

/* The shapes, for the components that show them. */
export type Enquiry = z.output<typeof enquiry>;
export type Block = z.output<typeof block>;
export type Video = z.output<typeof video>;
export type VideoEmbed = z.output<typeof videoEmbed>;
export type Point = z.output<typeof point>;
export type Office = z.output<typeof office>;
export type TeamMember = z.output<typeof teamMember>;
export type EnquiryField = z.output<typeof enquiryForm>["fields"][number];
export type Home = z.output<typeof home>;
export type About = z.output<typeof about>;
export type WhyUs = z.output<typeof whyUs>;
export type MissionAndVision = z.output<typeof missionAndVision>;
export type OurTeam = z.output<typeof ourTeam>;
export type Contact = z.output<typeof contact>;
export type OurServices = z.output<typeof ourServices>;
export type Service = z.output<typeof service>;
export type PortfolioPage = z.output<typeof portfolioPage>;
export type Project = z.output<typeof project>;
export type OurWork = z.output<typeof ourWork>;
export type WorkPage = z.output<typeof workPage>;
export type Pricing = z.output<typeof pricing>;
export type Policy = z.output<typeof policy>;
export type TextPage = z.output<typeof textPage>;
export type NewsPage = z.output<typeof newsPage>;
export type Post = z.output<typeof post>;
export type ThankYou = z.output<typeof thankYou>;
export type NotFound = z.output<typeof notFound>;
