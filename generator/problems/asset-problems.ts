/** Mistakes in pictures, drawings, films with their captions, and fonts. */
import path from "node:path";
import type { Size } from "../model/content.ts";
import { plainNameOf } from "../model/file-name.ts";
import { type Place, startOf } from "../model/place.ts";
import { marked, type Problem } from "./problem.ts";
import { didYouMean, nearMiss } from "./words.ts";

export function missingImage(place: Place, file: string, files: string[]): Problem {
  const wrongCase = files.find((other) => other.toLowerCase() === file.toLowerCase());
  const inFolder = file.replace(/^\/?(assets\/)?(images\/)?/, "");
  return {
    ...marked(place, file),
    message: `There is no picture assets/images/${file}.`,
    cure: wrongCase
      ? `It is written "${wrongCase}": capital and small letters differ on the web.`
      : files.includes(inFolder)
        ? `Names of pictures begin below that folder: write ${inFolder}.`
        : `${didYouMean(nearMiss(file, files))}Put the file there, or correct its name here.`,
  };
}

/** @param file relative to the root */
export function oddFileName(file: string): Problem {
  const name = path.posix.basename(plainNameOf(file));
  return {
    place: startOf(file),
    message: "Not every host finds a file with this name.",
    cure: `Rename it, to "${name}" for example, also where it is named: letters without accents, digits, "-", "_" and "." are found everywhere.`,
  };
}

/** @param format in words: "a PNG picture" */
export function misnamedImage(place: Place, file: string, format: string, ending: string): Problem {
  return {
    ...marked(place, file),
    message: `The picture assets/images/${file} is ${format}, whatever its name says.`,
    cure: `Rename the file to "${file.replace(/\.[^.]*$/, "")}.${ending}", and write that here.`,
  };
}

export function unreadableImage(place: Place, file: string, reason: string): Problem {
  return {
    ...marked(place, file),
    message: `The picture assets/images/${file} cannot be read: ${reason}.`,
    cure: "Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.",
  };
}

export function unsafeDrawing(place: Place, part: string): Problem {
  return {
    ...marked(place, part),
    message: "A drawing must not have programs in it, and this could run one.",
    cure: "Take it out, or export the drawing again as plain SVG.",
  };
}

export function croppedDrawing(place: Place, file: string): Problem {
  return {
    ...marked(place, "phone"),
    message: `The drawing assets/images/${file} cannot be cropped.`,
    cure: "Only photographs can. Leave the field out: drawings are sharp at every size.",
  };
}

export function unreadableSprite(file: string, reason: string): Problem {
  return {
    place: startOf(file),
    message: `The drawing cannot be read: ${reason}.`,
    cure: "Open it in a picture editor and export it again as SVG.",
  };
}

/**
 * @param file relative to the root or, as it is written, to `folder`
 * @param files the files there
 * @param folder `assets/videos/`
 */
export function missingAsset(place: Place, file: string, files: string[], folder = ""): Problem {
  return {
    ...marked(place, file),
    message: `There is no file ${folder}${file}.`,
    cure: `${didYouMean(nearMiss(file, files))}Put the file there, or correct its name here.`,
  };
}

/** @param file a font file of the social cards, relative to the root */
export function missingTypeface(file: string): Problem {
  return {
    message: `There is no file ${file}, with which social cards are drawn.`,
    cure: `Run "npm run fonts", or correct the name where the cards name their typefaces.`,
  };
}

const exportCure =
  'Export it as MP4 with H.264: in HandBrake with the preset "Fast 720p30", in other programs "for the web".';

/** @param reason part of a sentence */
export function unplayableVideo(place: Place, file: string, reason: string): Problem {
  return {
    ...marked(place, file),
    message: `The film assets/videos/${file} cannot be used: ${reason}.`,
    cure: exportCure,
  };
}

export function largeVideo(place: Place, file: string, bytes: number, most: number): Problem {
  const inMegabytes = (size: number) => `${Math.round(size / 1024 / 1024)} MB`;
  return {
    ...marked(place, file),
    message: `The film assets/videos/${file} has ${inMegabytes(bytes)}; ${inMegabytes(most)} is the most that all hosts take.`,
    cure: `${exportCure} If it is still too large, cut it, or put it on YouTube or Vimeo and embed it.`,
  };
}

export function posterOfOtherShape(place: Place, file: string, film: Size, poster: Size): Problem {
  const shown = ({ width, height }: Size) => `${width} × ${height}`;
  return {
    ...marked(place, file),
    message: `The poster (${shown(poster)}) has another shape than the film (${shown(film)}).`,
    cure: "Take a still of the film: the page would jump when the film begins.",
  };
}

export function badCaptions(place: Place, file: string): Problem {
  return {
    ...marked(place, file),
    message: `The captions assets/videos/${file} are not in WebVTT.`,
    cure: 'The name ends in ".vtt", the first line is WEBVTT, and times are written 00:01.000 --> 00:04.000, with a point. Subtitle programs export it.',
  };
}
