/** The checks of `npm run launch` for this site, in addition to those for every site. */
import type { SiteContent } from "../content/schemas.ts";
import type { Entry } from "../generator/model/content.ts";
import type { LaunchFinding } from "../generator/model/site-definition.ts";

/** security.txt is reported this many days before it expires. */
const reminderDays = 60;

/** @param today a calendar date, `2026-11-21` */
export function launch(content: SiteContent, today: string): LaunchFinding[] {
  return [
    ...findStandInNames(content),
    ...findStandInMarks(content),
    ...findStandInPortraits(content),
    ...findCardsWithoutPage(content),
    ...findOutdatedDates(content, today),
    ...findQuestions(content),
  ];
}

/** The names of the stand-in brand in texts. Its only field is `brand.name` in `site.yaml`. */
const standInNames = ["Maple & Marigold", "M&M"];

/** Content files whose texts name the stand-in brand; `site.yaml` marks its own values. */
function findStandInNames({ site, ...content }: SiteContent): LaunchFinding[] {
  return Object.values(content)
    .flat()
    .flatMap((entry) => {
      const { data, body, file } = entry as Entry;
      const text = JSON.stringify(data) + body;
      const name = standInNames.find((standIn) => text.includes(standIn));
      if (!name) return [];
      const count = text.split(name).length - 1;
      return [
        {
          kind: "stand-in name" as const,
          at: { file, text: name },
          message: `“${name}” stands here${count > 1 ? `, and ${count - 1} more times in this file` : ""}.`,
          cure: "Write the agency's own name, the one of brand.name in content/site.yaml.",
        },
      ];
    });
}

function findStandInMarks({ clients }: SiteContent): LaunchFinding[] {
  return clients.data.clients
    .filter(({ standIn }) => standIn)
    .map(({ name, mark }) => ({
      kind: "stand-in mark",
      at: { file: "assets/sprites/clients.svg", text: `id="${mark}"` },
      message: `The mark of “${name}” is a stand-in.`,
      cure: "Draw the client's own mark in its place, in one colour, and name it in content/clients.yaml. Or take both out.",
    }));
}

function findStandInPortraits({ team }: SiteContent): LaunchFinding[] {
  return team
    .filter(({ data }) => data.standIn)
    .map((entry) => ({
      kind: "stand-in portrait",
      at: { entry, path: ["portrait", "file"] },
      message: `The portrait of “${entry.data.name}” is a drawing of nobody.`,
      cure: "Put a photograph into assets/images/team/, name it here, and say in alt what it shows.",
    }));
}

function findCardsWithoutPage({ ourWork, work }: SiteContent): LaunchFinding[] {
  return ourWork.data.cards.flatMap(({ id, title }, index) =>
    work.some(({ name }) => name === id)
      ? []
      : [
          {
            kind: "placeholder link" as const,
            at: { entry: ourWork, path: ["cards", index, "id"] },
            message: `The card “${title}” leads to itself (#${id}): its case study is not written.`,
            cure: `Write content/work/${id.replaceAll("-", "_")}.md and give the card the same id, or take the card out.`,
            insteadOf: ["cards", index],
          },
        ],
  );
}

function findOutdatedDates({ site, discovery }: SiteContent, today: string): LaunchFinding[] {
  const findings: LaunchFinding[] = [];
  const { expires } = discovery.data.security;
  const days = Math.ceil((Date.parse(expires) - Date.parse(today)) / 86_400_000);
  if (days <= reminderDays) {
    findings.push({
      kind: "security.txt",
      at: { entry: discovery, path: ["security", "expires"] },
      message: days <= 0 ? `security.txt ended on ${expires}.` : `security.txt ends in ${days} days.`,
      cure: "Look whether the e-mail address is still read, and write a day at most a year ahead.",
    });
  }
  const { copyrightYear } = site.data;
  const year = Number(today.slice(0, 4));
  if (copyrightYear < year) {
    findings.push({
      kind: "copyright year",
      at: { entry: site, path: ["copyrightYear"] },
      message: `The year in the footer is ${copyrightYear}, and it is ${year}.`,
      cure: `Write ${year}.`,
    });
  }
  return findings;
}

function findQuestions({ questions }: SiteContent): LaunchFinding[] {
  return questions.data.questions.map(({ file, text, question, reason }) => ({
    kind: "question",
    at: { file, text },
    message: question,
    cure: `${reason} If it is true, delete the question in ${questions.file}; if not, change these words first.`,
  }));
}
