import { PhotoWall } from "./photo-wall.tsx";

const photographs = [
  "Product",
  "Portrait",
  "Wedding",
  "Advertisement",
  "A still of a film with a long caption",
].map((caption) => ({ file: { imageFile: "team/portrait-photo.svg" }, alt: caption, caption }));

export const examples = { five: <PhotoWall heading="From the last shoots" photographs={photographs} /> };
