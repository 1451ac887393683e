import { useSite } from "../use-site.ts";

/** Links to the page at hand in its other languages. Nothing on a page that is not translated. */
export function LanguageSwitch() {
  const { language, link, versions } = useSite();
  if (versions.length === 0) return null;
  const languages = versions.map((version) => ({ language: version.language, href: link(version.entry) }));
  return <LanguageLinks languages={languages} current={language} />;
}

/** Links to languages, each named in itself. */
export function LanguageLinks({
  languages,
  current,
}: {
  languages: { language: string; href: string }[];
  current: string;
}) {
  return (
    <nav className="language-switch wrap" aria-label={useSite().content.labels.data.language}>
      <ul>
        {languages.map(({ language, href }) => (
          <li key={language} lang={language}>
            <a href={href} hrefLang={language} aria-current={language === current ? "page" : undefined}>
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of a language in itself: "Français" for `fr-CA`. */
function nameOf(tag: string): string {
  const [language = tag] = tag.split("-");
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
