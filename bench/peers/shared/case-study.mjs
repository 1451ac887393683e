/** Functions for the templates of all JavaScript peers. A project is its front matter plus its `name`. */

const home = (site) => `${site.address}/`;
export const urlOf = (project, site) => `${site.address}/portfolio/${project.name}`;

/** The next project of each project, by name: featured projects first, then the others, newest first. */
export function findNextProjects(projects) {
  const place = ({ featured = Number.MAX_SAFE_INTEGER }) => featured;
  const ordered = projects
    .map((project) => ({ project, date: isoDate(project.date) }))
    .sort(
      (a, b) =>
        place(a.project) - place(b.project) ||
        (a.date > b.date ? -1 : a.date < b.date ? 1 : a.project.name < b.project.name ? -1 : 1),
    )
    .map(({ project }) => project);
  return new Map(ordered.map((project, index) => [project.name, ordered[index + 1] ?? ordered[0]]));
}

/** Converts a date back to a text, because front matter parsers convert dates to Date objects. */
export function isoDate(date) {
  return date instanceof Date ? date.toISOString().slice(0, 10) : date;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `15 Jun 2020` */
export function shownDate(date) {
  const [year, month, day] = isoDate(date).split("-");
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** The names of the categories, in display order. */
export function categoriesOf({ categories }, site) {
  return ["logo", "website", "smo"]
    .filter((category) => categories.includes(category))
    .map((category) => site.categories[category]);
}

export function colourNamed(name, { colours }) {
  return colours.find((colour) => colour.name === name)?.value ?? "";
}

/** "dark" if white text has a better contrast on a colour than black text, otherwise "light" (WCAG 2.2). */
export function contrastOf(colour) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05 ? "dark" : "light";
}

/** The alternative text of the social card. */
export function cardAlt({ client, summary, cover }, site) {
  const sentence = (text) => text.replace(/(?<![.!?…”])$/, ".");
  return [`${site.brand}: ${client}`, summary, cover.alt].map(sentence).join(" ");
}

/** The structured data of the page, as one graph. */
export function structuredData(project, { site, images }) {
  const url = urlOf(project, site);
  const { client, summary, date, website, cover, showcase, posts } = project;
  const image = imageObject(cover, site, images);
  const pictures = [...(showcase ? [showcase] : []), ...posts];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        "@id": url,
        url,
        name: project.title,
        description: project.description,
        inLanguage: site.language,
        isPartOf: { "@id": `${home(site)}#website` },
        breadcrumb: { "@id": `${url}#breadcrumb` },
        primaryImageOfPage: { "@id": image["@id"] },
        mainEntity: { "@id": `${url}#work` },
      },
      {
        "@type": "BreadcrumbList",
        "@id": `${url}#breadcrumb`,
        itemListElement: [
          listItem(1, site.home, { "@type": "WebPage", "@id": home(site) }),
          listItem(2, site.portfolio, { "@type": "WebPage", "@id": `${site.address}/portfolio` }),
          listItem(3, project.menu, { "@id": url }),
        ],
      },
      image,
      {
        "@type": "CreativeWork",
        "@id": `${url}#work`,
        name: client,
        description: summary,
        url,
        image: { "@id": image["@id"] },
        creator: { "@id": `${home(site)}#organization` },
        dateCreated: isoDate(date),
        genre: categoriesOf(project, site),
        about: {
          "@type": "Organization",
          name: client,
          ...(website && !website.standIn && { url: website.address }),
        },
        ...(pictures.length > 0 && {
          associatedMedia: pictures.map((picture) => imageObject(picture, site, images)),
        }),
      },
      ...site.graph,
    ],
  };
}

function listItem(position, name, item) {
  return { "@type": "ListItem", position, name, item };
}

function imageObject({ file, alt }, site, images) {
  const { src, width, height } = images[file];
  const url = site.address + src;
  return {
    "@type": "ImageObject",
    "@id": url,
    url,
    contentUrl: url,
    width: `${width} px`,
    height: `${height} px`,
    ...(alt && { caption: alt }),
    creditText: site.brand,
  };
}

/** JSON that is safe inside a script element. */
export function jsonForScript(value) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The attributes of the `<img>` and the `<source>` elements of a picture, in HTML spelling. */
export function pictureAttributes({ file, alt, phone }, { images, sizes = "100vw", eager = false }) {
  const image = images[file];
  const crop = phone && image.crops?.[`${phone.shape} ${phone.focus}`];
  const srcset = (candidates) => candidates.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const source = ({ type, candidates, ...size }, media) => ({
    ...media,
    sizes,
    type,
    srcset: srcset(candidates),
    ...size,
  });
  return {
    sources: [
      ...(crop ? [source(crop, { media: "(max-width: 39.99rem)" })] : []),
      ...image.sources.map((one) => source(one, {})),
    ],
    img: {
      ...(image.placeholderColor && { class: `placeholder-${image.placeholderColor}` }),
      src: image.src,
      width: image.width,
      height: image.height,
      alt,
      ...(eager ? { fetchpriority: "high" } : { loading: "lazy" }),
      decoding: "async",
    },
  };
}
