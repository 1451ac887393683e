import { PhotoWall } from "./photo-wall.tsx";

const photographs = [
  "Product",
  "Advertisement",
  "Portfolio",
  "Wedding",
  "Still life",
  "Paper",
  "A still of a film with a long caption",
].map((caption) => ({ file: { imageFile: "team/portrait-photo.svg" }, alt: caption, caption }));

export const examples = { seven: <PhotoWall heading="From the last shoots" photographs={photographs} /> };
