/** The content files that `npm run new` can create: `npm run new case-study`. */
import type { SiteContent } from "../content/schemas.ts";
import type { NewFile } from "../generator/model/site-definition.ts";

export const newFiles: Record<string, NewFile<SiteContent>> = {
  "case-study": {
    files: "portfolio",
    namedAfter: "client",
    separator: "_",
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
  "team-member": {
    files: "team",
    namedAfter: "role",
    separator: "-",
    isNumbered: true,
    example: `--role "Illustrator" --name "First Last" --portrait.file team/first-last.webp`,
  },
};
