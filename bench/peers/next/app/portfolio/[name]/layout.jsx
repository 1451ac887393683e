import { preload } from "react-dom";
import { FrameParts } from "../../../components/frame-part.jsx";
import { findProject, frames, images, pages, site } from "../../../lib/data.mjs";
import { cardAlt, jsonForScript, structuredData, urlOf } from "../../../shared/case-study.mjs";

/** The document around a case study. Next.js adds the character set and the viewport. */
export default async function Layout({ params, children }) {
  const { name } = await params;
  const project = findProject(name);
  const { title, description, keywords } = project;
  const { head, before, after } = frames[pages[name].frame].parts;
  // React adds its own preload hints for elements in the head. With preload(), there is only one of each.
  const isHint = ({ attributes }) => attributes.rel === "preload";
  for (const { attributes } of head.filter(isHint)) {
    const { href, as, type, crossorigin } = attributes;
    preload(href, { as, type, crossOrigin: crossorigin });
  }
  const isOwn = (part) => !isHint(part) && !part.attributes.charset && part.attributes.name !== "viewport";
  const url = urlOf(project, site);
  const graph = jsonForScript(structuredData(project, { site, images }));
  return (
    <html lang={site.language}>
      <head>
        <FrameParts parts={head.filter(isOwn)} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords.join(", ")} />
        <link rel="canonical" href={url} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={pages[name].card} />
        <meta property="og:image:alt" content={cardAlt(project, site)} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
      </head>
      <body>
        <FrameParts parts={before} />
        <main id="main">{children}</main>
        <FrameParts parts={after} />
      </body>
    </html>
  );
}
