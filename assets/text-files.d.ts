/** Drawings and style sheets that pages import are the texts of their files. */
declare module "*.svg" {
  const text: string;

  export { text as default };
}
declare module "*.css" {
  const text: string;

  export { text as default };
}
