/** The content files that `npm run new` can create: `npm run new case-study`. */
import type { SiteContent } from "../content/schemas.ts";
import type { NewFile } from "../generator/model/site-definition.ts";

export const newFiles: Record<string, NewFile<SiteContent>> = {
  "case-study": {
    files: "portfolio",
    namedAfter: "client",
    separator: "_",
    pictures: "portfolio",
    text: "Our Solution: what was made, and why, in two or three paragraphs.",
    example: `--client "Lakeside Dental" --date 2026-05-01 --categories "website, logo"`,
    suggest(field, { client }, content) {
      if (field === "menu") return String(client);
      if (field === "title") return `${String(client)} – ${content.site.data.brand.name}`;
      return field === "posts" ? "[]" : undefined;
    },
  },
  service: {
    files: "services",
    namedAfter: "name",
    separator: "_",
    text: "The overview: what the service is and how it is done, in a paragraph or two.",
    example: `--name "Print design" --lead "Paper that people keep." --hire.button "Hire Now"`,
    suggest(field, { name }, content) {
      if (field === "menu") return String(name);
      if (field === "title") return `${String(name)} – ${content.site.data.brand.name}`;
      if (field === "order")
        return String(Math.max(0, ...content.services.map(({ data }) => data.order)) + 1);
      return field === "quote" ? content.services[0]?.data.quote : undefined;
    },
  },
  page: {
    files: "textPages",
    namedAfter: "heading",
    separator: "_",
    pictures: "pages",
    text: "The text of the page. Headings, lists and the rest are added in the file.",
    example: `--heading "Careers" --description "…" --keywords "jobs" --footer "quick links"`,
    suggest: (field, { heading }, content) => suggestNames(field, String(heading), content),
  },
  post: {
    files: "news",
    namedAfter: "heading",
    separator: "_",
    pictures: "news",
    text: "The text of the post. Headings, lists and the rest are added in the file.",
    example: `--heading "We have moved" --lead "Across the street." --description "…" --keywords "office"`,
    suggest(field, { heading }, content) {
      const { timeZone } = content.site.data.offices[0];
      // The Swedish date format is that of ISO 8601.
      if (field === "publish") return new Date().toLocaleDateString("sv", { timeZone });
      return suggestNames(field, String(heading), content);
    },
  },
  "team-member": {
    files: "team",
    namedAfter: "role",
    separator: "-",
    isNumbered: true,
    pictures: "team",
    example: `--role "Illustrator" --name "First Last" --portrait.file team/first-last.webp`,
  },
};

/** The short name and the title of a page with this heading. */
function suggestNames(field: string, heading: string, { site }: SiteContent): string | undefined {
  if (field === "menu") return heading;
  if (field !== "title") return undefined;
  const title = `${heading} – ${site.data.brand.name}`;
  return title.length <= 60 ? title : heading;
}
