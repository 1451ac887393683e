import type { CardDefinition } from "../generator/model/discovery.ts";

/** Subset by `npm run fonts`. satori supports only static fonts; for a missing character, it uses the next font. */
export const cardTypefaces: CardDefinition["typefaces"] = {
  Heading: "assets/fonts/anek-latin-750-78.woff",
  "Heading Ext": "assets/fonts/anek-latin-750-78-ext.woff",
  Text: "assets/fonts/radio-canada-450.woff",
  "Text Ext": "assets/fonts/radio-canada-450-ext.woff",
};
