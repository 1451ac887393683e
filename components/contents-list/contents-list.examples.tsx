import { ContentsList } from "./contents-list.tsx";

const sections = (...texts: string[]) =>
  texts.map((text, index) => ({ id: `section-${index}`, text, level: 2 }));

export const examples = {
  sections: <ContentsList label="On this page" sections={sections("What we do", "How we hire", "Apply")} />,
  "long and hostile": (
    <ContentsList
      label="Donaudampfschifffahrtsgesellschaftskapitänsmützen"
      sections={sections(
        "<b>Not bold</b> & “quoted”",
        "A heading that is as long as a sentence, because its author could not decide what to leave out of it",
        "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      )}
    />
  ),
};
