/** What is left to do before the launch of a site, for `npm run launch`. */
import { type Place, startOf } from "../model/place.ts";
import { marked, type Problem } from "./problem.ts";
import { list, shorten } from "./words.ts";

/** One thing to do before the launch: a problem with a kind, which scripts can count. */
export interface LaunchItem extends Problem {
  kind: string;
}

/**
 * @param name the group that is a stand-in
 * @param says its first text
 */
export function standInLeft(place: Place, name: string, says: string | undefined): LaunchItem {
  return {
    kind: "stand-in",
    ...marked(place, "standIn"),
    message: `${name} is a stand-in${says ? ` (“${shorten(says, 50)}”)` : ""}.`,
    cure: "Put in what is real, and delete this line.",
  };
}

/** @param field the field that makes it a draft */
export function draftLeft(place: Place, field: "draft" | "publish", publish: string | undefined): LaunchItem {
  return {
    kind: "draft",
    ...marked(place, field),
    message: field === "draft" ? "This page is a draft." : `This page is not public before ${publish}.`,
    cure: "Publish it, by deleting this line, or leave it: visitors do not see it.",
  };
}

export function exampleAddress(place: Place, host: string): LaunchItem {
  return {
    kind: "example address",
    ...marked(place, host),
    message: `“${host}” is nobody's address: it is reserved for examples and tests.`,
    cure: "Put the real address here.",
  };
}

export function examplePhone(place: Place, number: string): LaunchItem {
  return {
    kind: "example phone number",
    ...marked(place, number),
    message: `“${number}” is reserved for films and examples (555), and reaches nobody.`,
    cure: "Put the real number here.",
  };
}

export function placeholderText(place: Place, words: string): LaunchItem {
  return {
    kind: "placeholder",
    ...marked(place, words),
    message: `“${words}” holds the place of a text that is still to be written.`,
    cure: "Write the text, or take the line out.",
  };
}

export function pictureWithoutLicence(file: string, notes: string): LaunchItem {
  return {
    kind: "licence",
    place: startOf(file),
    message: `Nobody says whose ${file.endsWith(".mp4") ? "film" : "picture"} this is.`,
    cure: `Note its origin and licence in ${notes}.`,
  };
}

export function licenceWithoutPicture(place: Place): LaunchItem {
  return {
    kind: "licence",
    place,
    message: "No file matches this note.",
    cure: "Correct its files, or delete the note.",
  };
}

export function missingLicences(notes: string): LaunchItem {
  return {
    kind: "licence",
    place: startOf(notes),
    message: "There is no record of who owns the pictures.",
    cure: "Write the file: notes, each with files, origin and licence.",
  };
}

/** @param reason why it is declared, in the words of the site */
export function otherOrigin(place: Place, origin: string, uses: string[], reason: string): LaunchItem {
  return {
    kind: "other origin",
    ...marked(place, origin),
    message: `Pages use ${origin} for ${list(uses)}: “${reason}”`,
    cure: 'Ask the owner, and name it in the privacy policy. Then write "confirmed: true" here.',
  };
}

export function unusedOrigin(place: Place, origin: string): LaunchItem {
  return {
    kind: "other origin",
    ...marked(place, origin),
    message: `No public page uses ${origin}.`,
    cure: "Take it out, unless a draft needs it: what is allowed without need helps only attackers.",
  };
}

export function unusedPicture(file: string): LaunchItem {
  return {
    kind: "unused picture",
    place: startOf(file),
    message: "No content names this picture.",
    cure: "Use it, or delete it.",
  };
}

export function unusedVideo(file: string): LaunchItem {
  return {
    kind: "unused film",
    place: startOf(file),
    message: "No content names this film, or these captions.",
    cure: "Use the file, or delete it.",
  };
}

export function unusedField(place: Place, field: string, folders: string[]): LaunchItem {
  return {
    kind: "unused content",
    ...marked(place, field),
    message: `No code reads “${field}”.`,
    cure: `Nothing in ${list(folders)} has that name: take the field out here and in content/schemas.ts, or show it.`,
  };
}

export function pageWithoutLink(file: string, path: string): LaunchItem {
  return {
    kind: "unused content",
    place: startOf(file),
    message: `No page links to ${path}.`,
    cure: "Link to it, or remove it: only people who know the address can find it.",
  };
}

/** @param reason part of a sentence */
export function deadLink(place: Place, address: string, reason: string): LaunchItem {
  return {
    kind: "dead link",
    ...marked(place, address),
    message: `${address} does not answer: ${reason}.`,
    cure: "Correct the address, or take the link out. If the other site is only down today, try again tomorrow.",
  };
}
