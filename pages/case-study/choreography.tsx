import type { ReactNode } from "react";
import type { Fact } from "../../components/case-facts/case-facts.tsx";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { contrastOf, findDarkest } from "../../components/client-ground/contrast.ts";
import { useSite } from "../../components/use-site.ts";
import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";

/** What a choreography arranges: the project itself, and the parts that are the same in most of them. */
export interface ChoreographyProps {
  entry: Entry<Project>;
  facts: Fact[];
  films: ReactNode;
  posts: ReactNode;
  /** The question that ends the case study. */
  question: ReactNode;
}

/** The grounds of the question and of its answer. */
export function questionGrounds({ board, colours, ask }: Project): [question: string, answer: string] {
  const { logoOn, textOn, askOn = logoOn } = board;
  const isOne = ask === "field" || ask === "line";
  const answer = isOne ? askOn : askOn === logoOn ? textOn : logoOn;
  return [colourNamed(askOn, colours), colourNamed(answer, colours)];
}

/** The ground of the link to a project. */
export function linkGround({ board, colours }: Project): string {
  return colourNamed(board.linkOn ?? board.logoOn, colours);
}

/** The grounds of the signs beside a road. */
export function signGrounds({ board, colours }: Project) {
  const logo = colourNamed(board.logoOn, colours);
  return { logo, road: findDarkest(colours) ?? "", light: findPatch(logo, colours) ?? logo };
}

/** The ground of a case study, from the head to the last picture. */
export function CaseGround({
  project,
  colour,
  className = "",
  children,
}: {
  project: Project;
  colour: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ClientGround
      colour={colour}
      ink={findDarkest(project.colours)}
      className={`case-study ${className}`.trim()}
    >
      {children}
    </ClientGround>
  );
}

export function useLabels() {
  return useSite().content.labels.data.caseStudy;
}

/**
 * Orders the four colours so that none touches a ground of the same colour. The grounds above a row are `last`, then
 * `second`; the ground to the left of four squares is `second`, and the one above them is `last`.
 */
export function alternate(colours: Project["colours"], second: string, last: string): Project["colours"] {
  const named = (name: string) => colours.filter((colour) => colour.name === name);
  const others = colours.filter(({ name }) => name !== second && name !== last);
  return [...others.slice(0, 1), ...named(second), ...others.slice(1), ...named(last)];
}

/** The ground of the button's arrow: the loudest colour on which the dark arrow is readable. */
export function findPatch(ground: string, colours: Project["colours"]): string | undefined {
  const isLight = ({ value }: { value: string }) => contrastOf(value, "#000000") >= 7 && value !== ground;
  return colours.find(isLight)?.value;
}

/** The value of a colour of the project by its name; the schema checks that it exists. */
export function colourNamed(name: string, colours: Project["colours"]): string {
  return colours.find((colour) => colour.name === name)?.value ?? "";
}

/** The entry with its text up to the end of `first`, and with what follows, if anything does. */
export function splitBody(
  entry: Entry<Project>,
  first: RegExp,
): [first: Entry<Project>, rest: Entry<Project> | undefined] {
  const text = entry.body.trim();
  const [begin = ""] = text.match(first) ?? [];
  const rest = text.slice(begin.length).trim();
  return [{ ...entry, body: begin }, rest ? { ...entry, body: rest } : undefined];
}
