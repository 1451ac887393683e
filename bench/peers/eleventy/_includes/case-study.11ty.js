/** The page of a case study. Template literals are Eleventy's fastest template language. */
import { readFileSync } from "node:fs";
import {
  cardAlt,
  categoriesOf,
  colourNamed,
  isoDate,
  jsonForScript,
  pictureAttributes,
  shownDate,
  structuredData,
  contrastOf,
  urlOf,
} from "../shared/case-study.mjs";

// Not in Eleventy's data cascade, which is merged again for every page.
const read = (name) => JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), "utf8"));
const site = read("site");
const images = read("images");
const frames = read("frames");
const pages = read("pages");

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);

export function render(data) {
  const project = { ...data, name: data.page.fileSlug };
  const { name, title, description, client, summary, cover, website, colours, board, inUse, showcase, posts } =
    project;
  const { caseStudy: labels, breadcrumb } = site.labels;
  const url = urlOf(project, site);
  const frame = frames[pages[name].frame];
  const next = data.collections.nextProjects.get(name);
  return `<!DOCTYPE html><html lang="${site.language}"><head>${frame.head}<title>${escape(title)}</title><meta name="description" content="${escape(description)}"><meta name="keywords" content="${escape(data.keywords.join(", "))}"><link rel="canonical" href="${url}"><meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}"><meta property="og:url" content="${url}"><meta property="og:image" content="${pages[name].card}"><meta property="og:image:alt" content="${escape(cardAlt(project, site))}"><script type="application/ld+json">${jsonForScript(structuredData(project, { site, images }))}</script></head><body>${frame.before}<main id="main"><div class="wrap"><nav aria-label="${escape(breadcrumb)}"><ol class="breadcrumb"><li><a href="/">${escape(site.home)}</a></li><li><a href="/portfolio">${escape(site.portfolio)}</a></li><li><a href="/portfolio/${name}" aria-current="page">${escape(data.menu)}</a></li></ol></nav><div class="case-head"><h1>${escape(client)}</h1><p class="lead">${escape(summary)}</p></div></div>${picture(cover, { eager: true, className: `case-head__cover${project.tallCover ? " case-head__cover--tall" : ""}` })}<div class="wrap"><dl class="case-facts stitch-bottom">${fact(labels.client, escape(client))}${fact(labels.category, escape(categoriesOf(project, site).join(", ")))}${fact(labels.date, `<time datetime="${isoDate(data.date)}">${shownDate(data.date)}</time>`)}${website ? fact(labels.website, `<a href="${escape(website.address)}" rel="external">${escape(labels.visitWebsite)}</a>`) : ""}</dl></div>${site.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" fetchpriority="low">`).join("")}<section class="case-board${board.logoLast ? " case-board--mirrored" : ""}">${ground("div", colourNamed(board.logoOn, project), "case-board__logo", picture(board.logo))}${ground("div", colourNamed(board.textOn, project), "case-board__text", `<h2>${escape(labels.solutionLead)}</h2><p class="lead">${escape(labels.solution)}</p><div>${data.content}</div>`)}</section>${inUse ? `<figure class="wide-picture">${picture(inUse)}<figcaption class="wrap">${escape(inUse.caption)}</figcaption></figure>` : ""}<ul class="colour-row" aria-label="${escape(labels.colours)}">${colours.map(colourItem).join("")}</ul>${showcase ? `<figure class="wide-picture">${picture(showcase)}</figure>` : ""}${posts.length > 0 ? gallery(posts, labels.posts) : ""}<section class="section wrap"><a class="project-card next-project" href="/portfolio/${next.name}"><p>${escape(labels.next)}</p><div class="project-card__picture">${picture({ file: next.cover.file, alt: "" })}</div><h2>${escape(next.client)}</h2></a></section></main>${frame.after}</body></html>`;
}

function attributesOf(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
}

function picture(of, { className, ...options } = {}) {
  const { sources, img } = pictureAttributes(of, { ...options, images });
  const own = className ? ` class="${className}"` : "";
  return `<picture${own}>${sources.map((source) => `<source${attributesOf(source)}>`).join("")}<img${attributesOf(img)}></picture>`;
}

function fact(label, value) {
  return `<div class="stitch-left"><dt>${escape(label)}</dt><dd>${value}</dd></div>`;
}

function ground(tag, colour, className, inside) {
  return `<${tag} class="client-ground client-ground--${contrastOf(colour)} ${className}"><svg aria-hidden="true"><rect width="100%" height="100%" fill="${colour}"></rect></svg>${inside}</${tag}>`;
}

function colourItem({ name, value, parts }) {
  const inside = `<span>${escape(name)}</span><span>${value.toUpperCase()}</span>`;
  return ground("li", value, `colour-row__parts-${parts}`, inside);
}

function gallery(posts, label) {
  const { carousel, slide, of } = site.labels.carousel;
  const slides = posts.map(
    (post, index) =>
      `<div class="carousel__slide" role="group" aria-roledescription="${escape(slide)}" aria-label="${index + 1} ${of} ${posts.length}"><a href="${images[post.file].src}">${picture(post, { sizes: "(min-width: 56rem) 50vw, 80vw" })}</a></div>`,
  );
  return `<section class="post-gallery lazy-section" aria-labelledby="posts"><h2 class="wrap" id="posts">${escape(label)}</h2><div data-post-gallery=""><div class="carousel" role="group" aria-roledescription="${escape(carousel)}" aria-label="${escape(label)}" data-carousel=""><div class="carousel__strip" role="group" aria-label="${escape(label)}" tabindex="0" data-strip="">${slides.join("")}</div>${site.carouselFoot}</div></div>${site.postViewer}</section>`;
}
