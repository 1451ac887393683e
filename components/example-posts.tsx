import type { Post } from "../content/schemas.ts";
import type { Entry } from "../generator/site.tsx";
import { useSite } from "./use-site.ts";

const long = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const texts = [
  { heading: "We have moved across the street", lead: "The kettle, the loom and both printers came along." },
  {
    heading: `<b>Not bold</b>: ${long} & a heading that takes as many lines as there are`,
    lead: `A lead of one word, ${long}${long}, and of a few more.`,
    author: `${long} & “Daughters”`,
  },
  { heading: "Closed", lead: "Until Monday." },
];

/**
 * Posts for examples, because the site may have none; only the first has a picture. They borrow the address of the home
 * page, to which their links lead.
 */
export function useExamplePosts(): Entry<Post>[] {
  const { home, services } = useSite().content;
  const picture = services[0] && { file: services[0].data.scene.file, alt: "A picture" };
  return texts.map((text, index) => ({
    ...home,
    name: `post_${index}`,
    data: { ...home.data, publish: "2027-01-15", ...text, ...(index === 0 && { picture }) },
  }));
}
