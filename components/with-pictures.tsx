import type { ReactNode } from "react";
import type { ImageFile } from "../generator/site.tsx";
import { useSite } from "./use-site.ts";

interface ExamplePicture {
  file: ImageFile;
  alt: string;
}

/**
 * Gives an example pictures of the content, by number. Examples do not name files, because authors may delete them.
 */
export function WithPictures({
  children,
}: {
  children: (at: (index: number) => ExamplePicture) => ReactNode;
}) {
  const { portfolio, services, site } = useSite().content;
  const pictures = [
    ...portfolio.map(({ data }) => data.cover),
    ...services.map(({ data }) => data.scene),
    ...site.data.offices.map(({ picture }) => picture),
  ];
  return children((index) => pictures[index % pictures.length] as ExamplePicture);
}
