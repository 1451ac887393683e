/** Mistakes in the route table. */
import type { Place } from "../model/place.ts";
import { marked, type Problem } from "./problem.ts";

export function badPath(place: Place, path: string): Problem {
  return {
    place,
    message: `"${path}" is not a good address.`,
    cure: `An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  };
}

export function duplicatePath(place: Place, path: string, first: string, second: string): Problem {
  if (first === second) {
    return { place, message: `The address ${path} is there twice.`, cure: "Keep one of the two lines." };
  }
  return {
    place,
    message: `Two pages want the address ${path}: ${first} and ${second}.`,
    cure: "Give one of them another address (pages/routes.ts) or its file another name.",
  };
}

/** @param owner the file or the path of the page that has the address */
export function takenAddress(place: Place, address: string, owner: string): Problem {
  return {
    ...marked(place, address),
    message: `The old address ${address} already leads to ${owner}.`,
    cure: "One address leads to one page: take it out here or there.",
  };
}

export function goneAddress(place: Place, address: string): Problem {
  return {
    ...marked(place, address),
    message: `There was a page at ${address}, and there is none any more.`,
    cure: `Add "formerly: [${address}]" to the page that takes its place; or delete this line, and visitors get "not found".`,
  };
}

export function entryWithoutRoute(place: Place): Problem {
  return {
    place,
    message: "No address shows this page.",
    cure: "Add a line to pages/routes.ts, or remove the file.",
  };
}

export function routeWithoutEntry(place: Place, path: string): Problem {
  return {
    place,
    message: `${path} has no content.`,
    cure: "Name its content file in content/schemas.ts, and hand the entry to the route.",
  };
}

export function routesThrew(place: Place, message: string): Problem {
  return {
    place,
    message: `The route table could not be made: ${message.replace(/\.?$/, ".")}`,
    cure: "Does content/schemas.ts name everything that it uses?",
  };
}

export function wrongOriginal(place: Place, address: string, original: string): Problem {
  return {
    ...marked(place, address),
    message: `The file's name says that this page translates ${original}.`,
    cure: `Write "translationOf: ${original}", or name the file like the one that it translates.`,
  };
}
