import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";

export const collections = {
  portfolio: defineCollection({ loader: glob({ pattern: "*.md", base: "./content/portfolio" }) }),
};
