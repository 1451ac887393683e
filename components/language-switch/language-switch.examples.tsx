import { LanguageLinks } from "./language-switch.tsx";

const languages = [
  { language: "en-CA", href: "#english" },
  { language: "fr-CA", href: "#french" },
];

export const examples = {
  "two languages": <LanguageLinks languages={languages} current="en-CA" />,
  "many languages": (
    <LanguageLinks
      languages={[
        ...languages,
        ...["de", "es", "pt-BR", "pl"].map((language) => ({ language, href: "#other" })),
      ]}
      current="fr-CA"
    />
  ),
};
