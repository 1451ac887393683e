import { useSite } from "../use-site.ts";
import { WithPictures } from "../with-pictures.tsx";
import { Prose } from "./prose.tsx";

/** A text that is in no file. */
function Text({ body }: { body: string }) {
  return <Prose entry={{ file: "example.md", name: "example", data: {}, body }} label="On this page" />;
}

const everything = (picture: string) => `
A first paragraph with **strong** and *stressed* words, \`code\`, ~~a mistake~~ and [a link](/about) in it.

## Lists

- A list of things
- with a list in it:
  - of smaller things,
  - and of others

1. First this,
2. then that:
   1. in two
   2. steps.

### With paragraphs

- The first paragraph of an item.

  The second one.

## Quotations and asides

> The food is generous and unhurried, and the old identity was neither.
>
> It took us a week to see why.

> [!NOTE]
> Something to know, with [a link](/about).

> [!WARNING]
> Something to be careful with:
>
> - once,
> - and again.

---

## Pictures, tables and code

![A cover](${picture} "The cover, as it was printed in May")

| Plan | Price | What it has |
| --- | --: | :-: |
| Personal | $30 | One idea, one revision |
| Advance | $60 | Two ideas, two revisions, source files |

#### A small heading

\`\`\`html
<p class="example">A line of code that is longer than the narrowest window on which anybody would want to read it.</p>
\`\`\`
`;

const long = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const hostile = `
## ${long} \`&lt;b&gt;\`

${long}${long} and \`${long}${long}\`.

> ${long}${long}

> [!CAUTION]
> ${long}${long}

1. ${long}
   1. ${long}
      1. ${long}

| ${long} | 2 | 3 | 4 | 5 | 6 | 7 |
| --- | --- | --- | --- | --- | --- | --- |
| 1 | ${long} | three | four | five | six | seven |

\`\`\`
${long}${long}
\`\`\`

## 1 &lt; 2 &amp; “three”
`;

function Policy() {
  return <Prose entry={useSite().content.terms} label="Sections of this page" />;
}

export const examples = {
  policy: <Policy />,
  everything: <WithPictures>{(at) => <Text body={everything(at(0).file.imageFile)} />}</WithPictures>,
  "one paragraph": <Text body="A text without headings needs no list of its sections." />,
  "nothing yet": <Text body="" />,
  "long and hostile": <Text body={hostile} />,
};
