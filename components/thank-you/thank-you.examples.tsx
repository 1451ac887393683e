import { ThankYou } from "./thank-you.tsx";

export const examples = {
  "two sentences": <ThankYou heading="Thank you! Your message has arrived.">A person reads it.</ThankYou>,
  "one sentence": <ThankYou heading="Thank you">A person reads it.</ThankYou>,
};
