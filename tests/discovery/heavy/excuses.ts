/** What the Nu checker's style sheet validator does not know yet. Each with the standard that allows it. */
export const excuses: { pattern: RegExp; reason: string }[] = [];
