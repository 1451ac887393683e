/**
 * The writer's manual: every content file, field by field. What is written here the build checks; a field that
 * is not listed is a mistake, so nothing that you write is silently ignored.
 *
 * Two rules for all files:
 * - `standIn: true` marks a value that is not real yet. The build counts them; delete the line with the
 *   stand-in that you replace.
 * - Type “ ” ’ – as you want them shown. Text is plain, without HTML.
 */
import { z } from "zod";
import {
  type ContentOf,
  calendarDate,
  dataFile,
  dataFiles,
  dayToCome,
  imageFile,
  pageFields,
  pageFile,
  pageFiles,
  picture,
  text,
  webAddress,
} from "../generator/content-types.ts";

/** Not real yet: to be replaced before the launch. */
const standIn = z.literal(true).optional();

/** A heading with the sentence beside it. */
const headed = { heading: text, lead: text.optional() };

/** A heading and its paragraph, as used in lists of reasons, values and steps. */
const point = z.strictObject({ heading: text, text });

/** A square of the quilt: its shape and the kit of four dyes it is sewn in (DESIGN, section 7). */
const block = z.strictObject({
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

/** An office: where it is and how to reach it. */
const office = z.strictObject({
  /** One word for styles and anchors: `canada`. */
  id: z.enum(["canada", "india"]),
  country: text,
  city: text,
  region: text,
  /** The lines of the postal address. */
  address: z.array(text).min(1),
  /** The same for machines: what stands before the city, the postal code, and the country in two letters. */
  street: text,
  postalCode: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: "is not a country in two capital letters" }),
  /** As it is shown: `+1 416-555-0142`. */
  phone: text,
  /** As the IANA list names it: `America/Toronto`. */
  timeZone: text,
  picture,
  /** Where "View on Map" leads. */
  map: webAddress,
  standIn,
});

/** `site.yaml`: who the agency is and how to reach it. */
const site = z.strictObject({
  /** The agency's name, as it stands in the header and in every title. */
  brand: z.strictObject({
    name: text,
    /** One sentence on what the agency does. */
    claim: text,
    standIn,
  }),
  web: z.strictObject({
    /** The address of the finished site, without a slash at its end. `--base` overrides it. */
    address: webAddress,
    /** Language of all pages, as BCP 47 has it. */
    language: text,
    /** Author in the head of every page. */
    author: text,
    standIn,
  }),
  email: z.strictObject({ address: z.email(), standIn }),
  /** When the phone is answered, in four forms for long and short places. */
  hours: z.strictObject({
    /** "Monday to Friday" */
    days: text,
    /** "Mon–Fri" */
    daysShort: text,
    /** "10 am to 6 pm" */
    time: text,
    /** "10 am–6 pm" */
    timeShort: text,
    /** The hour the desks open, 0 to 24, local time of each office. */
    opens: z.number().int().min(0).max(24),
    closes: z.number().int().min(0).max(24),
    /** The days on which they open, each in three letters. */
    openOn: z.array(z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])).min(1),
  }),
  /** "within 24 hours" */
  replyWithin: text,
  /** The two desks, Canada first. The first one's phone number is the agency's. */
  offices: z.tuple([office, office]).superRefine((offices, { addIssue }) => {
    for (const [index, { address, street, postalCode }] of offices.entries()) {
      const shown = address.join("\n");
      for (const [field, value] of Object.entries({ street, postalCode }))
        if (!shown.includes(value))
          addIssue({ code: "custom", path: [index, field], message: "is not in the lines of the address" });
    }
  }),
  chat: z.strictObject({
    /** "Skype" */
    name: text,
    /** `skype:live:name?chat` */
    address: text,
    standIn,
  }),
  social: z.array(
    z.strictObject({
      name: text,
      /** Symbol in `assets/sprites/ui.svg`. */
      icon: text,
      address: webAddress,
      standIn,
    }),
  ),
  /** Where visitors read what clients say. */
  reviews: z.strictObject({ address: webAddress, standIn }),
  copyrightYear: z.number().int().min(2000).max(2100),
  /** Where both forms are sent. The environment variable ENQUIRY_URL wins over the address here. */
  enquiries: z.strictObject({
    address: webAddress,
    /** Extra hidden fields that a hosted form service may ask for. */
    hiddenFields: z.array(z.strictObject({ name: text, value: text })),
    /**
     * `true` where the address is our own mail handler (`docs/enquiries.md`): adds three fields that it knows and
     * that hosted services may refuse. They tell a repeated post and a program that fills in forms.
     */
    ownMailer: z.boolean().optional(),
    standIn,
  }),
});

/** `labels.yaml`: the small words of the interface. Grouped by the part of the page that shows them. */
const labels = z.strictObject({
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
    /** Before the phone number on the phone button, for screen readers. */
    call: text,
    /** In the mega menu, before the phone number. */
    notSure: text,
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
    /** The two pricing pages, whose names in the header's menu say less. */
    logoPricing: text,
    seoPricing: text,
    /** On the selvedge, the last line of the page. */
    selvedge: text,
  }),
  breadcrumb: text,
  learnMore: text,
  /** For screen readers, at links that open a new tab. */
  newTab: text,
  desks: z.strictObject({
    /** After the country: "Canada desk". */
    desk: text,
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
  }),
  pricing: z.strictObject({ plan: text, yes: text, no: text, choose: text }),
  /** Below a list that is spread over several pages. */
  pager: z.strictObject({
    /** What a screen reader calls the whole. */
    pages: text,
    /** "Page 2 of 3" */
    page: text,
    of: text,
    previous: text,
    next: text,
  }),
  carousel: z.strictObject({
    /** What a screen reader calls the whole, one part, and "1 of 3". */
    carousel: text,
    slide: text,
    of: text,
    previous: text,
    next: text,
  }),
});

/** A figure and what it counts. */
const figure = z.strictObject({
  /** As it is shown: `95k`, `4+`. */
  figure: text,
  label: text,
});

/** `statistics.yaml`: the agency in numbers. */
const statistics = z.strictObject({
  /** For screen readers, above the figures. */
  heading: text,
  years: figure,
  team: figure,
  clients: figure,
  projects: figure,
  hours: figure,
  support: figure,
});

/** `values.yaml`: the six values, shown on service pages and with the mission. */
const values = z.strictObject({ heading: text, values: z.array(point).length(6) });

/** `estimate.yaml`: the band that closes most pages. */
const estimate = z.strictObject({ heading: text, lead: text, button: text, orCall: text });

/** `clients.yaml`: the wall of client marks. */
const clients = z.strictObject({
  clients: z.array(
    z.strictObject({
      name: text,
      /** Symbol in `assets/sprites/clients.svg`. */
      mark: text,
      /** The mark's width divided by its height, from which its size on the wall follows. */
      ratio: z.number().positive(),
      standIn,
    }),
  ),
});

/** `industries.yaml`: the trades the agency has worked for. */
const industries = z.strictObject({
  industries: z.array(
    z.strictObject({
      name: text,
      /** Symbol in `assets/sprites/industries.svg`. */
      icon: text,
    }),
  ),
});

/** `testimonials.yaml`: signed by role and trade, never by an invented name. */
const testimonials = z.strictObject({
  testimonials: z.array(z.strictObject({ quote: text, role: text, trade: text, block, standIn })).length(3),
});

/** `team/*.yaml`: one file for each member, shown in the order of the file names. */
const teamMember = z.strictObject({ role: text, name: text, portrait: picture, standIn });

/** `discovery.yaml`: what machines read beside the pages. */
const discovery = z.strictObject({
  /** Below the icon on a home screen: 12 characters at most. */
  shortName: text.refine((value) => value.length <= 12, { error: "is longer than 12 characters" }),
  prices: z.strictObject({
    /** What "$" is on the pricing pages, in three letters as ISO 4217 has it: CAD, USD. */
    currency: z.string().regex(/^[A-Z]{3}$/, { error: "is not a currency in three capital letters" }),
    standIn,
  }),
  /** The feed of case studies, as feed readers show it. */
  feed: z.strictObject({ title: text, subtitle: text }),
  /** `/.well-known/security.txt`: whom to tell about a hole in the site. The address is the agency's e-mail. */
  security: z.strictObject({
    /** Until when that holds, at most a year ahead. After that day the site cannot be built without a new one. */
    expires: dayToCome,
    /** Languages in which a report is understood, in two letters. */
    languages: z.array(z.string().regex(/^[a-z]{2}$/, { error: "is not a language in two letters" })).min(1),
  }),
  /** `/humans.txt`: who made the site. Headings, labels, and facts about the site, one on a line. */
  humans: z.strictObject({ team: text, from: text, contact: text, site: text, facts: z.array(text).min(1) }),
});

/** `enquiry-form.yaml`: both forms. A field's rule and message are used by the page, its script and the mailer. */
const enquiryForm = z.strictObject({
  fields: z.array(
    z.strictObject({
      /** The name under which the value is posted. */
      name: text,
      label: text,
      kind: z.enum(["text", "email", "phone", "choice", "long text"]),
      required: z.boolean(),
      /** What the visitor reads when the field is missing or wrong. */
      message: text,
      /** The browser's own filling: `name`, `email`, `tel`, `off`. */
      autocomplete: text,
      /** For a choice: the blank first option, then the rest. */
      placeholder: text.optional(),
      options: z.array(text).optional(),
      /** Longest value, in characters. */
      maxLength: z.number().int().positive(),
    }),
  ),
  submit: text,
  /** On the button while the form is under way. */
  sending: text,
  promise: text,
  privacy: text,
  /** When fields are missing or wrong. */
  mistakes: z.strictObject({
    /** Before the page's title in the browser's tab. */
    titlePrefix: text,
    /** Above the list of mistakes: for one field, for two, and so on; the last one serves for any more. */
    headings: z.array(text).min(1),
  }),
  /** When the visitor is offline; the phone number follows. */
  offline: text,
  /**
   * What the mail handler says, with the typed text still in the form, when it cannot take an enquiry: the form
   * has other fields than ours, or is too large, or is not sent as a form; too many came; the disk is full.
   * Phone number, `orWrite` and e-mail address follow.
   */
  answers: z.strictObject({
    damaged: text,
    tooLarge: text,
    unsupported: text,
    tooMany: text,
    unavailable: text,
    orWrite: text,
  }),
  /** The label of a field that only programs fill in (`ownMailer` in `site.yaml`). */
  trap: text,
  dialog: z.strictObject({ heading: text, lead: text, ratherTalk: text, close: text }),
});

/* Pages ----------------------------------------------------------------------------------------------- */

/** `pages/home.md` */
const home = pageFields({
  hero: z.strictObject({
    heading: text,
    lead: text,
    /** The two buttons: to the contact page and to the portfolio. */
    start: text,
    work: text,
    caption: text,
    /** Two square project pictures between the blocks; phones show the first one only. */
    projects: z.tuple([imageFile, imageFile]),
  }),
  services: z.strictObject(headed),
  integrated: z.strictObject(headed),
  reasons: z.strictObject({
    heading: text,
    picture,
    caption: text,
    reasons: z.array(point).min(3),
  }),
  clients: z.strictObject({ ...headed, yours: text }),
  industries: z.strictObject({ heading: text }),
  /** `reviews` is the link's text; its address is in `site.yaml`. */
  testimonials: z.strictObject({ heading: text, reviews: text }),
});

/** `pages/about.md`: below the front matter, who we are. */
const about = pageFields({
  ...headed,
  picture,
  caption: text,
  /** Heading above the text. */
  who: text,
  approach: z.strictObject({ ...headed, cards: z.array(point).length(4) }),
});

/** `pages/why-us.md` */
const whyUs = pageFields({
  ...headed,
  /** Three rows, the picture left and right in turn. */
  reasons: z.array(z.strictObject({ heading: text, text, points: z.array(text).min(1), picture })).length(3),
});

/** `pages/mission-and-vision.md` */
const missionAndVision = pageFields({
  ...headed,
  /** `heading` names it, `text` is the one large sentence. */
  mission: point,
  /** Heading above the six values of `values.yaml`. */
  values: text,
  vision: point,
});

/** `pages/our-team.md`: the members are in `team/`. */
const ourTeam = pageFields(headed);

/** `pages/contact-us.md` */
const contact = pageFields({
  ...headed,
  formHeading: text,
  /** For screen readers, above the other ways. */
  otherWays: text,
  /** Above the phone number, the e-mail address and the chat. Hours and promise come from `site.yaml`. */
  phone: text,
  email: text,
  chat: z.strictObject({ label: text, link: text }),
});

/** `pages/our-services.md` */
const ourServices = pageFields({
  ...headed,
  /** On a service page, above the links to the other four. */
  others: text,
});

/** `services/*.md`: below the front matter, the overview's text. */
const service = pageFields({
  /** Place in menus and lists, from 1. */
  order: z.number().int().min(1),
  name: text,
  /** The name on the home page's card, if the full one needs more than two lines. */
  cardName: text.optional(),
  /** The sentence below the title. */
  lead: text,
  /** The sentence on the home page's card. */
  card: text,
  /** The sentence on the page of all services. */
  summary: text,
  /** The block that stands for the service everywhere, and a second one beside it in the opening. */
  block,
  secondBlock: block,
  scene: picture,
  /** The button in the opening. */
  quote: text,
  /** Beside the overview, with a caption below. */
  photograph: picture.extend({ caption: text }),
  /** As they are shown: `450`, `48k`. Hours and support are the agency's. */
  happyClients: text,
  projects: text,
  /** The one large sentence. */
  overview: text,
  subServices: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          /** Symbol in `assets/sprites/industries.svg`. */
          icon: text,
        }),
      )
      .min(1),
  }),
  /** A wall of seven photographs: a large one and an upright one, two small ones, two more, and a wide one below. */
  gallery: z
    .strictObject({ heading: text, photographs: z.array(picture.extend({ caption: text })).length(7) })
    .optional(),
  process: z
    .strictObject({
      ...headed,
      /** What is made in the four steps: the agency's mark, or the lattice block of the apps. */
      drawing: z.enum(["mark", "jaali"]),
      steps: z.array(point).length(4),
    })
    .optional(),
  hire: z.strictObject({ text, button: z.enum(["Hire Now", "Inquire Now"]) }),
});

/** `pages/portfolio.md` */
const portfolioPage = pageFields({
  ...headed,
  filter: z.strictObject({
    heading: text,
    all: text,
    /** Names of the categories: website, logo, smo. */
    website: text,
    logo: text,
    smo: text,
    /** For screen readers, before the number of projects that the chosen category shows. */
    status: text,
  }),
  /**
   * Beyond 60 projects there are further pages, and pages for each category. Their descriptions in search results say
   * "Logo – Page 2 of 3." and then this: 120 characters at most.
   */
  furtherPages: text
    .refine((value) => value.length <= 120, { error: "is longer than 120 characters" })
    .meta({ maxLength: 120 }),
  /** Below the projects: the way to Our Work. */
  ourWork: z.strictObject({ heading: text, text, link: text }),
});

/** `portfolio/*.md`: a case study; below the front matter, "Our Solution". A new one is one new file. */
const project = pageFields({
  /** Client's name, as the client writes it. */
  client: text,
  /** The sentence below the title. */
  summary: text,
  date: calendarDate,
  /** Filter categories: website, logo, smo (digital marketing). */
  categories: z.array(z.enum(["website", "logo", "smo"])).min(1),
  /** Place in the portfolio's grid, from 1. Projects without one follow, newest first. */
  featured: z.number().int().min(1).optional(),
  website: z.strictObject({ address: webAddress, standIn }).optional(),
  cover: picture,
  /** `true` for a cover that loses its subject when it is cropped to twice its height. */
  tallCover: z.boolean().optional(),
  /** The four colours of the client's identity, the loudest first. */
  colours: z
    .array(
      z.strictObject({
        name: text,
        value: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "is not a colour of the form #e4452b" }),
        /** How much of the identity it covers, from 1 to 6: as wide it is shown. */
        parts: z.number().int().min(1).max(6),
      }),
    )
    .length(4),
  /** The client's logo, large, beside the text below the front matter; each on a colour, by its name above. */
  board: z.strictObject({
    logo: picture,
    logoOn: text,
    textOn: text,
    /** `true` puts the logo at the right, so that no two neighbours look the same. */
    logoRight: z.boolean().optional(),
  }),
  /** The identity in use: a photograph of a box, a card, a van. */
  inUse: picture.extend({ caption: text }).optional(),
  /** The largest picture after the text: the website, or the identity in use. */
  showcase: picture.optional(),
  /** Social media posts: none, or at least four. */
  posts: z
    .array(picture)
    .refine((posts) => posts.length === 0 || posts.length >= 4, { error: "has fewer than four posts" }),
}).superRefine(({ colours, board }, { addIssue }) => {
  for (const field of ["logoOn", "textOn"] as const)
    if (!colours.some((colour) => colour.name === board[field]))
      addIssue({
        code: "custom",
        path: ["board", field],
        message: `is not one of the four colours: ${colours.map(({ name }) => name).join(", ")}`,
      });
});

/** `pages/our-work.md` */
const ourWork = pageFields({
  ...headed,
  techLine: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        /** The card's anchor, and the name of its file in `work/` if it has a page: `food_delivery`. */
        id: z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, { error: "is not a word in small letters" }),
        picture,
        /** On a card without a page: the case study is still to be written. */
        standIn,
      }),
    )
    .length(6),
  /** On a card that has a page, and on one that has none. */
  read: text,
  toCome: text,
});

/** `work/*.md`: an Our Work project with a page of its own; below the front matter, what was made. */
const workPage = pageFields({
  heading: text,
  summary: text,
  techLine: text,
  techLabel: text,
  cover: picture,
  /** Heading and label beside the text. */
  story: z.strictObject({ heading: text, label: text }),
  made: z.strictObject({ heading: text, items: z.array(point).min(2) }),
  pictures: z.array(picture.extend({ caption: text })).min(1),
  back: text,
});

/** `pricing/*.yaml`: three plans, compared row by row. */
const pricing = pageFields({
  heading: text,
  lead: text,
  /** For screen readers: what the table compares. */
  caption: text,
  /** In the first cell: what the prices leave out. */
  note: text,
  /** Below it, before the phone number: for whom none of the plans fits. */
  between: text,
  /** How the head of a plan counts: blocks for ideas (3), a field of 25 for keywords. */
  counts: z.enum(["ideas", "keywords"]),
  plans: z
    .array(
      z.strictObject({
        name: text,
        tagline: text,
        /** In dollars. */
        price: z.number().positive(),
        billing: text,
        /** How many ideas or keywords. */
        count: z.number().int().positive(),
      }),
    )
    .length(3),
  /** A row's three cells, in the order of the plans. `yes` and `no` become a tick and an empty square. */
  rows: z
    .array(
      z.strictObject({
        label: text,
        /** In small type below the label: a unit or a limit that holds for all three plans. */
        note: text.optional(),
        cells: z.array(text).length(3),
      }),
    )
    .min(1),
});

/** `policies/*.md`: the title is exactly the page's name; below the front matter, the sections as `##`. */
const policy = pageFields({ heading: text, lead: text.optional(), sectionsLabel: text });

/** `pages/thankyou.md` */
const thankYou = pageFields({
  heading: text,
  next: z.strictObject({ heading: text, steps: z.array(text).min(1), urgent: text }),
  button: text,
});

/** `pages/not-found.md` */
const notFound = pageFields({ heading: text, lead: text, button: text });

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
  notFound: pageFile("pages/not-found.md", notFound),
};

export type SiteContent = ContentOf<typeof contentFiles>;

/* The shapes, for the components that show them. */
export type Block = z.output<typeof block>;
export type Point = z.output<typeof point>;
export type Office = z.output<typeof site>["offices"][number];
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
export type ThankYou = z.output<typeof thankYou>;
export type NotFound = z.output<typeof notFound>;
