/**
 * Structured data (JSON-LD, schema.org) of each page, from the same content as the visible page: one graph whose nodes
 * refer to each other by `@id`. It contains nothing that the page does not show. Stand-in names, cities and phone
 * numbers are included; stand-in addresses, links and people are not.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ImageObject,
  ItemList,
  LocalBusiness,
  Organization,
  Person,
  Service as ServiceThing,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { crumbName } from "../components/breadcrumb/crumb-name.ts";
import { paginateNews } from "../components/news-list/paginate-news.ts";
import { findListingPage, paginatePortfolio } from "../components/portfolio-grid/paginate-portfolio.ts";
import { projectCategories } from "../components/project-card/project-categories.ts";
import { servicesInOrder } from "../components/services-in-order.ts";
import type { Office, Post, Pricing, Project, Service, SiteContent } from "../content/schemas.ts";
import type { GraphPage } from "../generator/model/discovery.ts";
import type { Entry, ImageFile, PageData } from "../generator/site.tsx";
import { findEntry } from "./find-entry.ts";
import { videosOf } from "./video-data.ts";

/** A node of the graph. */
type Node = Exclude<Thing, string>;

/** What a page is about. The first of its things is its main entity. */
interface Topic {
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  things: Node[];
  /** The main picture of the page. */
  picture?: { file: ImageFile; alt: string };
}

/** The graph of a page; undefined for the page for unknown addresses. */
export function structuredData(page: GraphPage, content: SiteContent): Graph | undefined {
  const { entry } = page.route;
  if (entry === content.notFound) return undefined;
  const ids = idsOf(page, content);
  const { type, things, picture } = topicOf(entry, page, content);
  const [main] = things;
  const image = picture && imageOf(picture, page, content.site.data.brand.name);
  // Only these two pages show the offices with their hours.
  const showsOffices = entry === content.home || entry === content.contact;
  const offices = showsOffices ? content.site.data.offices : [];
  const own = page.url(entry);
  const node: WebPage = {
    "@type": type,
    "@id": ids.page,
    url: own,
    name: entry.data.title,
    description: entry.data.description,
    inLanguage: page.language,
    isPartOf: { "@id": ids.site },
    ...(entry === content.home && { about: { "@id": ids.organization } }),
    ...(page.trail.length > 1 && { breadcrumb: { "@id": `${own}#breadcrumb` } }),
    ...(image && { primaryImageOfPage: { "@id": image["@id"] as string } }),
    ...(main && { mainEntity: { "@id": main["@id" as keyof Node] as string } }),
    ...(!main && type !== "WebPage" && { mainEntity: { "@id": ids.organization } }),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      node,
      ...(page.trail.length > 1 ? [breadcrumbOf(page, content)] : []),
      ...(image ? [image] : []),
      ...things,
      websiteOf(page, content),
      organizationOf(page, content, offices, entry === content.ourTeam),
      ...offices.map((office) => officeOf(office, page, content)),
    ],
  };
}

function idsOf(page: GraphPage, content: SiteContent) {
  const home = page.url(content.home);
  return {
    page: page.url(page.route.entry),
    site: `${home}#website`,
    organization: `${home}#organization`,
    office: (office: Office) => `${home}#office-${office.id}`,
    service: (service: Entry<Service>) => `${page.url(service)}#service`,
    work: (work: Entry<PageData>) => `${page.url(work)}#work`,
  };
}

/* Who ---------------------------------------------------------------------------------------------------- */

function websiteOf(page: GraphPage, content: SiteContent): WebSite {
  const ids = idsOf(page, content);
  const { brand, web } = content.site.data;
  return {
    "@type": "WebSite",
    "@id": ids.site,
    url: page.url(content.home),
    name: brand.name,
    inLanguage: web.language,
    publisher: { "@id": ids.organization },
  };
}

/** The agency. The header and the footer of every page show these facts, except the offices and the team. */
function organizationOf(
  page: GraphPage,
  content: SiteContent,
  offices: Office[],
  showsTeam: boolean,
): Organization {
  const ids = idsOf(page, content);
  const { brand, email, hours, offices: all, social } = content.site.data;
  const profiles = social.filter(({ standIn }) => !standIn).map(({ address }) => address);
  const members = showsTeam ? content.team.filter(({ data }) => !data.standIn) : [];
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: brand.name,
    url: page.url(content.home),
    logo: page.logo,
    email: email.address,
    telephone: all[0].phone,
    contactPoint: all.map((office) => ({
      "@type": "ContactPoint",
      telephone: office.phone,
      email: email.address,
      contactType: "customer service",
      areaServed: office.countryCode,
      hoursAvailable: hoursOf(hours),
    })),
    ...(offices.length > 0 && { location: offices.map((office) => ({ "@id": ids.office(office) })) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(members.length > 0 && {
      employee: members.map(
        ({ data }): Person => ({
          "@type": "Person",
          name: data.name,
          jobTitle: data.role,
          image: page.picture(data.portrait.file).url,
        }),
      ),
    }),
  };
}

/** An office as a place of business. Opening hours are in its local time, as in schema.org. */
function officeOf(office: Office, page: GraphPage, content: SiteContent): LocalBusiness {
  const ids = idsOf(page, content);
  const { brand, email, hours } = content.site.data;
  return {
    "@type": "LocalBusiness",
    "@id": ids.office(office),
    name: brand.name,
    url: page.url(content.contact),
    image: page.picture(office.picture.file).url,
    telephone: office.phone,
    email: email.address,
    address: {
      "@type": "PostalAddress",
      // A stand-in address belongs to someone else.
      ...(!office.standIn && { streetAddress: office.street, postalCode: office.postalCode }),
      addressLocality: office.city,
      addressRegion: office.region,
      addressCountry: office.countryCode,
    },
    ...(!office.standIn && { hasMap: office.map }),
    openingHoursSpecification: hoursOf(hours),
    parentOrganization: { "@id": ids.organization },
  };
}

const days = {
  Mon: "https://schema.org/Monday",
  Tue: "https://schema.org/Tuesday",
  Wed: "https://schema.org/Wednesday",
  Thu: "https://schema.org/Thursday",
  Fri: "https://schema.org/Friday",
  Sat: "https://schema.org/Saturday",
  Sun: "https://schema.org/Sunday",
} as const;

function hoursOf({ openOn, opens, closes }: SiteContent["site"]["data"]["hours"]) {
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: openOn.map((day) => days[day]),
    opens: clock(opens),
    closes: clock(closes),
  } as const;
}

/* Where -------------------------------------------------------------------------------------------------- */

/** The same links as the visible breadcrumb. */
function breadcrumbOf(page: GraphPage, content: SiteContent): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url(page.route.entry)}#breadcrumb`,
    itemListElement: page.trail.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumbName(entry, content),
      item:
        entry === page.route.entry
          ? { "@id": page.url(entry) }
          : { "@type": "WebPage", "@id": page.url(entry) },
    })),
  };
}

function imageOf({ file, alt }: { file: ImageFile; alt: string }, page: GraphPage, credit: string) {
  const { url, width, height } = page.picture(file);
  return {
    "@type": "ImageObject",
    "@id": url,
    url,
    contentUrl: url,
    width: `${width} px`,
    height: `${height} px`,
    ...(alt && { caption: alt }),
    creditText: credit,
  } as const satisfies ImageObject;
}

/* What --------------------------------------------------------------------------------------------------- */

function topicOf(entry: Entry<PageData>, page: GraphPage, content: SiteContent): Topic {
  const service = findEntry(content.services, entry);
  if (service) {
    return { type: "WebPage", things: [serviceOf(service, page, content)], picture: service.data.scene };
  }
  const project = findEntry(content.portfolio, entry);
  if (project) {
    return { type: "WebPage", things: [caseStudyOf(project, page, content)], picture: project.data.cover };
  }
  const work = findEntry(content.work, entry);
  if (work) {
    const { heading, summary, cover } = work.data;
    const thing = workOf(work, heading, summary, page, content);
    return { type: "WebPage", things: [thing], picture: cover };
  }
  const post = findEntry(content.news, entry);
  if (post) {
    const { picture } = post.data;
    return { type: "WebPage", things: [postOf(post, page, content)], ...(picture && { picture }) };
  }
  // The further pages of a list have copies of its entry, from the same file.
  const isNews = entry.file === content.newsPage.file;
  const newsPage = isNews && paginateNews(content).find(({ path }) => path === page.route.path);
  if (newsPage) {
    const items = newsPage.posts.map((entry) => ({ entry, name: entry.data.heading }));
    return { type: "CollectionPage", things: [listOf(items, page)] };
  }
  const plans = [content.logoPricing, content.seoPricing].find(({ file }) => file === entry.file);
  if (plans) return { type: "WebPage", things: [plansOf(plans, page, content)] };
  const isListing = entry.file === content.portfolioPage.file;
  const listingPage = isListing && findListingPage(paginatePortfolio(content), page.route.path);
  if (listingPage) {
    const items = listingPage.projects.map((entry) => ({ entry, name: entry.data.client }));
    return { type: "CollectionPage", things: [listOf(items, page)] };
  }
  switch (entry) {
    case content.about:
      return { type: "AboutPage", things: [], picture: content.about.data.picture };
    case content.whyUs:
    case content.missionAndVision:
    case content.ourTeam:
      return { type: "AboutPage", things: [] };
    case content.contact:
      return { type: "ContactPage", things: [] };
    case content.ourServices: {
      const services = servicesInOrder(content);
      const items = services.map((entry) => ({ entry, name: entry.data.name }));
      return { type: "CollectionPage", things: [listOf(items, page)] };
    }
    case content.ourWork: {
      const items = content.work.map((entry) => ({ entry, name: entry.data.heading }));
      return { type: "CollectionPage", things: [listOf(items, page)] };
    }
    default:
      return { type: "WebPage", things: [] };
  }
}

function listOf(items: { entry: Entry<PageData>; name: string }[], page: GraphPage): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${page.url(page.route.entry)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map(({ entry, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: page.url(entry),
    })),
  };
}

function serviceOf(service: Entry<Service>, page: GraphPage, content: SiteContent): ServiceThing {
  const ids = idsOf(page, content);
  const { name, lead, scene, subServices } = service.data;
  return {
    "@type": "Service",
    "@id": ids.service(service),
    name,
    serviceType: name,
    description: lead,
    url: page.url(service),
    image: { "@id": page.picture(scene.file).url },
    provider: { "@id": ids.organization },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: subServices.heading,
      itemListElement: subServices.items.map((item) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: item.name, description: item.text },
      })),
    },
  };
}

/** The plans with their prices, before taxes. */
function plansOf(pricing: Entry<Pricing>, page: GraphPage, content: SiteContent): ServiceThing {
  const ids = idsOf(page, content);
  const { heading, menu, lead, plans, counts } = pricing.data;
  const priceCurrency = content.discovery.data.prices.currency;
  return {
    "@type": "Service",
    "@id": `${page.url(pricing)}#service`,
    name: menu,
    description: lead,
    url: page.url(pricing),
    provider: { "@id": ids.organization },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: heading,
      itemListElement: plans.map(({ name, tagline, price }) => ({
        "@type": "Offer",
        name,
        description: tagline,
        url: page.url(pricing),
        price,
        priceCurrency,
        offeredBy: { "@id": ids.organization },
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency,
          valueAddedTaxIncluded: false,
          // UN/CEFACT codes: MON is a month, C62 is one piece.
          unitCode: counts === "keywords" ? "MON" : "C62",
        },
      })),
    },
  };
}

function workOf(
  work: Entry<PageData>,
  name: string,
  description: string,
  page: GraphPage,
  content: SiteContent,
): CreativeWork & object {
  const ids = idsOf(page, content);
  const { file } = (work.data as PageData & { cover: { file: ImageFile } }).cover;
  return {
    "@type": "CreativeWork",
    "@id": ids.work(work),
    name,
    description,
    url: page.url(work),
    image: { "@id": page.picture(file).url },
    creator: { "@id": ids.organization },
  };
}

function postOf(post: Entry<Post>, page: GraphPage, content: SiteContent): BlogPosting {
  const ids = idsOf(page, content);
  const { heading, lead, publish, author, picture } = post.data;
  return {
    "@type": "BlogPosting",
    "@id": `${page.url(post)}#post`,
    headline: heading,
    description: lead,
    url: page.url(post),
    mainEntityOfPage: { "@id": ids.page },
    datePublished: publish,
    author: author ? { "@type": "Person", name: author } : { "@id": ids.organization },
    publisher: { "@id": ids.organization },
    inLanguage: content.site.data.web.language,
    ...(picture && { image: { "@id": page.picture(picture.file).url } }),
  };
}

function caseStudyOf(project: Entry<Project>, page: GraphPage, content: SiteContent): CreativeWork {
  const { client, summary, date, website, showcase, posts } = project.data;
  const pictures = [...(showcase ? [showcase] : []), ...posts];
  const videos = videosOf(project.data, page);
  return {
    ...workOf(project, client, summary, page, content),
    "@type": "CreativeWork",
    dateCreated: date,
    genre: projectCategories(project.data, content.portfolioPage.data.filter).split(", "),
    about: {
      "@type": "Organization",
      name: client,
      ...(website && !website.standIn && { url: website.address }),
    },
    ...(videos.length > 0 && { video: videos }),
    ...(pictures.length > 0 && {
      associatedMedia: pictures.map((picture) => imageOf(picture, page, content.site.data.brand.name)),
    }),
  };
}
